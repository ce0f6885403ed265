import {
  type AggregateDocument,
  type Aggregates,
  createAggregates,
} from '@kindred/chassis/outbox/aggregates';
import type { Collection } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';

/** One sign-in; the id is the token's `sid`. */
export interface SessionDocument extends AggregateDocument {
  userId: string;
  generation: number;
  createdAt: number;
  expiresAt: number;
  revokedAt?: number;
}

const SWEEP_PAGE = 200;

export interface SessionsStore extends Aggregates<SessionDocument> {
  /** Deletes a page of sessions that expired before `time`; answers whether there may be more. */
  sweepExpired(time: number): Promise<boolean>;
}

export function createSessionsStore(
  sessions: Collection<SessionDocument>,
  clock: Clock,
  wake: () => void,
): SessionsStore {
  return {
    ...createAggregates(sessions, clock, wake),
    async sweepExpired(time) {
      // What still waits in an outbox stays until it is published.
      const expired = { expiresAt: { $lt: time }, claim: { $exists: false } };
      const page = await sessions.find(expired, { sort: { expiresAt: 1 }, limit: SWEEP_PAGE });
      for (const { _id } of page) await sessions.deleteOne({ _id, ...expired });
      return page.length === SWEEP_PAGE;
    },
  };
}
