const DAY_MS = 24 * 3_600_000;

/** The day, in UTC, on which members joined; one page of the site map holds those of one day. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** First moment of the day and of the next; undefined for what is no day. */
export function limitsOf(day: string): { from: number; to: number } | undefined {
  const from = Date.parse(`${day}T00:00:00.000Z`);
  return Number.isNaN(from) || dayOf(from) !== day ? undefined : { from, to: from + DAY_MS };
}
