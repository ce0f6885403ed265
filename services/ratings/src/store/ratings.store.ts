import { type AggregateDocument, type Change, createAggregates } from '@kindred/chassis/outbox/aggregates';
import { createOrUpdate } from '@kindred/chassis/outbox/create-or-update';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import { pairIdOf, type Rating, type Role } from '../domain/rating.ts';
import { ratingsSpec } from './ratings.indexes.ts';

export type RatingDocument = Rating & AggregateDocument;
export type RatingChange = Change<RatingDocument>;

/** `after` is the order value of the last one already seen. */
interface Place {
  after: string | undefined;
  limit: number;
}

const following = ({ after }: Place, path: string) => (after === undefined ? {} : { [path]: { $gt: after } });

export function createRatingsStore(documents: Documents, clock: Clock, wake: () => void) {
  const collection = documents.collection<RatingDocument>(ratingsSpec.name);
  const aggregates = createAggregates(collection, clock, wake);
  return {
    ofPair: (raterId: string, ratedUserId: string) => aggregates.get(pairIdOf(raterId, ratedUserId)),
    write: createOrUpdate(aggregates),
    update: aggregates.update,

    byClientKey: (key: string): Promise<RatingDocument | undefined> =>
      collection.findOne({ clientKeys: key }),

    /** Those of one member that count, newest first. */
    latest: (ratedUserId: string, place: Place): Promise<RatingDocument[]> =>
      collection.find(
        { ratedUserId, isRemoved: false, ...following(place, 'latestOrder') },
        { sort: { latestOrder: 1 }, limit: place.limit },
      ),

    /** Those a member gave that count, in any order. */
    givenBy: (raterId: string, limit: number): Promise<RatingDocument[]> =>
      collection.find({ raterId, isRemoved: false }, { limit }),

    /** Those that count, of everybody or of one role, most stars first, then newest first. */
    best: (role: Role | undefined, place: Place): Promise<RatingDocument[]> =>
      collection.find(
        {
          ...(role === undefined ? {} : { ratedRole: role }),
          isRemoved: false,
          ...following(place, 'bestOrder'),
        },
        { sort: { bestOrder: 1 }, limit: place.limit },
      ),
  };
}

export type RatingsStore = ReturnType<typeof createRatingsStore>;
