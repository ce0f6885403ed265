const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a body, or undefined where its bytes are no UTF-8: nothing is put in place of what was sent. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

const MAX_DEPTH = 20;
/** Every wrong value costs an error: a body of nothing else would keep the event loop for a long time. */
const MAX_VALUES = 1_000;
const BACKSLASH = 0x5c;

/** Where the text that begins at a quotation mark ends; the length of the whole where it does not. */
function endOfText(json: string, start: number): number {
  let end = start;
  for (;;) {
    end = json.indexOf('"', end + 1);
    if (end < 0) return json.length;
    let slashes = 0;
    while (json.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
}

const isKey = (json: string, end: number): boolean => {
  let after = end + 1;
  while (' \t\r\n'.includes(json.charAt(after)) && after < json.length) after += 1;
  return json.charAt(after) === ':';
};

function keyOf(quoted: string): string {
  try {
    return JSON.parse(quoted);
  } catch {
    return quoted;
  }
}

export type JsonFlaw = { kind: 'repeated-key'; key: string } | { kind: 'too-many-values' };

/**
 * What is wrong with the build of a JSON text, whatever it says: one key twice in one object, since readers differ
 * on which of the two counts, or more values, or deeper ones, than any call takes. Text that is no JSON is nobody's
 * concern here. One pass, no recursion.
 */
export function flawInJson(json: string): JsonFlaw | undefined {
  const open: Set<string>[] = [];
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') {
      const end = endOfText(json, at);
      const keys = open.at(-1);
      if (keys && isKey(json, end)) {
        const key = keyOf(json.slice(at, end + 1));
        if (keys.has(key)) return { kind: 'repeated-key', key };
        keys.add(key);
      }
      at = end;
    } else if (character === '{' || character === '[') open.push(new Set());
    else if (character === '}' || character === ']') open.pop();
    else if (character === ',') values += 1;
    if (values > MAX_VALUES || open.length > MAX_DEPTH) return { kind: 'too-many-values' };
  }
  return undefined;
}
