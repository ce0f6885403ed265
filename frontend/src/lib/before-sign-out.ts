const unfinished = new Set<() => Promise<unknown>>();

/** Has `finish` done before the member signs out: afterwards the server no longer knows who asks. Returns a function that unregisters it. */
export function beforeSignOut(finish: () => Promise<unknown>): () => void {
  unfinished.add(finish);
  return () => unfinished.delete(finish);
}

/** Has the sign-out wait for what is under way already, also when the page that began it is gone. */
export function awaitBeforeSignOut<T>(work: Promise<T>): Promise<T> {
  const forget = beforeSignOut(() => work);
  work.then(forget, forget);
  return work;
}

/** Ends what waits, whatever comes of it. */
export async function finishBeforeSignOut(): Promise<void> {
  await Promise.allSettled([...unfinished].map((finish) => finish()));
}
