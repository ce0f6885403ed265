/** One id per unordered pair of members, `<lower id>:<higher id>`: the same from both sides. */
export const pairIdOf = (one: string, other: string): string =>
  one < other ? `${one}:${other}` : `${other}:${one}`;

export function otherOf(members: readonly string[], userId: string): string {
  return members.find((member) => member !== userId) ?? userId;
}
