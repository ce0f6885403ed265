/** Words no code of ours contains: wherever one turns up, what a member wrote turned up. */
export const canary = (field: string): string => `zq${field}zq`;

const anyCanary = /zq[a-z]+zq/gi;

/** Canaries and other given secrets in a text, each once. */
export function leaksIn(text: string, secrets: ReadonlyMap<string, string> = new Map()): string[] {
  const named = [...secrets].filter(([, secret]) => text.includes(secret)).map(([name]) => name);
  return [...new Set([...(text.match(anyCanary) ?? []), ...named])].sort();
}
