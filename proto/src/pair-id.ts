/** One id per unordered pair of members, `<lower id>:<higher id>`: the same from both sides, and key of their events. */
export const pairIdOf = (one: string, other: string): string =>
  one < other ? `${one}:${other}` : `${other}:${one}`;
