const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a body, or undefined where its bytes are no UTF-8: nothing is put in place of what was sent. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\]]/g;

/** True for JSON with one key twice in one object: readers differ on which of the two counts. */
export function hasRepeatedKey(json: string): boolean {
  const open: (Set<string> | undefined)[] = [];
  for (const [token, colon] of json.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (colon !== undefined) {
      const text = token.slice(0, token.lastIndexOf('"') + 1);
      const key: string = text.includes('\\') ? JSON.parse(text) : text.slice(1, -1);
      const keys = open.at(-1);
      if (keys?.has(key)) return true;
      keys?.add(key);
    }
  }
  return false;
}
