import type { FastifyInstance } from 'fastify';
import type { Clock } from '../ports/effects.ts';

/** Closes the door and waits for the answers in flight; what is still open after `ms` is cut. */
export async function closeWithin(app: FastifyInstance, ms: number, clock: Clock): Promise<void> {
  const closed = new AbortController();
  const cut = async (): Promise<void> => {
    await clock.sleep(ms, closed.signal);
    if (!closed.signal.aborted) app.server.closeAllConnections();
  };
  void cut();
  await app.close();
  closed.abort();
}
