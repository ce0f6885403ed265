import type { Clock, Ids } from '@kindred/chassis/ports/effects';
import { normalizeEmail } from '../domain/email.ts';
import type { LinkRequest, LinkRequestsStore } from '../store/link-requests.store.ts';

export type RequestLink = (request: Pick<LinkRequest, 'kind' | 'email' | 'locale'>) => Promise<void>;

/**
 * Notes that somebody wants a mailed link; whether the address is known is looked up afterwards, so the
 * answer and its time tell nothing. `wake` has it answered soon.
 */
export const createRequestLink =
  (requests: LinkRequestsStore, clock: Clock, ids: Ids, wake: () => void): RequestLink =>
  async ({ kind, email, locale }) => {
    await requests.add({
      _id: ids.next(),
      kind,
      email: normalizeEmail(email),
      locale,
      requestedAt: clock.now(),
    });
    wake();
  };
