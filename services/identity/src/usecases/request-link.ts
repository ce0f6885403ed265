import type { Clock, Ids } from '@kindred/chassis/ports/effects';
import { normalizeEmail } from '../domain/email.ts';
import type { LinkRequest, LinkRequestsStore } from '../store/link-requests.store.ts';

export type RequestLink = (request: Pick<LinkRequest, 'kind' | 'email' | 'locale'>) => Promise<void>;

/**
 * Notes that somebody wants a mailed link. Whether the address is known is looked up by a job that keeps its own
 * time: neither this answer nor the next one takes longer for an address that is known.
 */
export const createRequestLink =
  (requests: LinkRequestsStore, clock: Clock, ids: Ids): RequestLink =>
  async ({ kind, email, locale }) => {
    await requests.add({
      _id: ids.next(),
      kind,
      email: normalizeEmail(email),
      locale,
      requestedAt: clock.now(),
    });
  };
