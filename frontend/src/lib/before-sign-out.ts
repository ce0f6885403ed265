const unfinished = new Set<() => Promise<void>>();

/** Has `finish` done before the member signs out: afterwards the server no longer knows who asks. Returns the way back. */
export function beforeSignOut(finish: () => Promise<void>): () => void {
  unfinished.add(finish);
  return () => unfinished.delete(finish);
}

/** Ends what waits, whatever comes of it. */
export async function finishBeforeSignOut(): Promise<void> {
  await Promise.allSettled([...unfinished].map((finish) => finish()));
}
