const longestWhole = 20;
const keptWhenCut = 15;

/** Shortens the last message for the contact card: up to 20 characters whole, else the first 15 and "...". */
export function previewOf(text: string): string {
  const oneLine = text.replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(oneLine);
  return characters.length > longestWhole ? `${characters.slice(0, keptWhenCut).join('')}...` : oneLine;
}
