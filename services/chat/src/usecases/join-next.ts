type Work = (key: string) => Promise<void>;

/**
 * One run per key at a time: who asks during a run shares the one that begins after it, with everybody else who
 * asked by then. So a run that began after the question has always ended before the answer.
 */
export function createJoinNext(work: Work): Work {
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<void>>();

  const run: Work = async (key) => {
    const mine = work(key);
    running.set(key, mine);
    try {
      await mine;
    } finally {
      running.delete(key);
    }
  };

  return (key) => {
    const current = running.get(key);
    if (!current) return run(key);
    const begin = (): Promise<void> => {
      next.delete(key);
      return run(key);
    };
    const shared = next.get(key) ?? current.then(begin, begin);
    next.set(key, shared);
    return shared;
  };
}
