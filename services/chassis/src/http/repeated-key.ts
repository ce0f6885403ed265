/** Strings and what stands between them; all there is to see of valid JSON. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

const nameOf = (text: string): string => (text.includes('\\') ? String(JSON.parse(text)) : text.slice(1, -1));

/**
 * The first key that an object of this JSON text has twice, else undefined. Readers disagree about which of the
 * two counts, so neither does. The text must be valid JSON.
 */
export function repeatedKey(json: string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  let last = '';
  for (const [token] of json.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const name = nameOf(last);
      const names = open.at(-1);
      if (names?.has(name)) return name;
      names?.add(name);
    }
    last = token;
  }
  return undefined;
}
