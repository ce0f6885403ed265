/** Times from the acceptance of something to its being heard elsewhere; which of the two is noted first is open. */
export function createStopwatch() {
  const accepted = new Map<string, number>();
  const heard = new Map<string, number>();
  const times = (): number[] =>
    [...accepted].flatMap(([id, at]) => {
      const then = heard.get(id);
      return then === undefined ? [] : [Math.max(0, then - at)];
    });
  return {
    accept: (id: string): void => void accepted.set(id, performance.now()),
    hear: (id: string): void => {
      if (!heard.has(id)) heard.set(id, performance.now());
    },
    hasHeard: (id: string): boolean => heard.has(id),
    count: (): number => accepted.size,
    missing: (): string[] => [...accepted.keys()].filter((id) => !heard.has(id)),
    longestMs: (): number => Math.round(times().reduce((most, ms) => Math.max(most, ms), 0)),
    medianMs: (): number => Math.round(times().sort((a, b) => a - b)[Math.floor(times().length / 2)] ?? 0),
  };
}

export type Stopwatch = ReturnType<typeof createStopwatch>;
