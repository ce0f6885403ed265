/** First and last name out of one line: the last space divides them; one word alone is a first name. */
export function splitName(line: string): { firstname: string; lastname: string } {
  const name = line.trim().replaceAll(/\s+/g, ' ');
  const at = name.lastIndexOf(' ');
  if (at === -1) return { firstname: name, lastname: '' };
  return { firstname: name.slice(0, at), lastname: name.slice(at + 1) };
}
