import { isApiError } from '../../lib/errors.ts';
import type { Delivery } from './outbox-store.ts';

const waitSeconds = 5;

/** A refusal is final. A server that is busy, ill or out of reach takes it later, and so does the next session. */
export function deliveryOf(error: unknown): Delivery {
  if (error === null) return { outcome: 'delivered' };
  if (!isApiError(error)) return { outcome: 'failed' };
  const { status, retryAfterSeconds: seconds = waitSeconds } = error;
  const isForLater = status === 'offline' || status === 401 || status === 429 || status >= 500;
  return isForLater ? { outcome: 'postponed', seconds } : { outcome: 'failed' };
}
