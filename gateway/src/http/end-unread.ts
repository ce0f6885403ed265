import type { IncomingMessage } from 'node:http';
import type { Clock } from '@kindred/chassis/ports/effects';

const LINGER_MS = 500;

/**
 * Ends a request that was answered before it was read. What still comes is thrown away for a moment, because
 * an answer is lost on the way when the connection breaks at once; then the connection is closed.
 */
export async function endUnread(request: IncomingMessage, clock: Pick<Clock, 'sleep'>): Promise<void> {
  if (request.complete || request.destroyed) return;
  const over = new AbortController();
  request.once('close', () => over.abort());
  request.resume();
  await clock.sleep(LINGER_MS, over.signal);
  if (!request.complete) request.destroy();
}
