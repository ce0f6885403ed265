/** One id per unordered pair of members, the same from both sides. */
export const pairIdOf = (a: string, b: string): string => (a < b ? `${a}:${b}` : `${b}:${a}`);
