import type { Role } from '@kindred/proto/role';
import { bestOrder, latestOrder } from './rating-order.ts';

export type { Role };

/** The one counted rating of a pair. */
export interface Rating {
  /** `<rater id>:<rated id>`: two ratings of one pair cannot exist. Never shown, it tells who rated. */
  _id: string;
  /** What others know it by; stays when the rating is replaced. */
  ratingId: string;
  raterId: string;
  ratedUserId: string;
  ratedRole: Role;
  /** 1 to 5. */
  stars: number;
  comment: string;
  /** Milliseconds since the epoch. */
  ratedAt: number;
  /** Taken back; the document stays, so its version keeps counting. */
  isRemoved: boolean;
  latestOrder: string;
  bestOrder: string;
  /** `<rater id>:<Idempotency-Key>` of the last requests that wrote here, and what each of them said. */
  clientKeys: string[];
  bodyHashes: string[];
}

/** What a rater says. */
export interface Verdict {
  stars: number;
  comment: string;
}

/** A request that must not count twice. */
export interface ClientRequest {
  /** Undefined when the client gave no key. */
  key: string | undefined;
  bodyHash: string;
}

/** Retries older than this many later requests of the same pair are not known any more. */
const MAX_KEYS = 10;

export const pairIdOf = (raterId: string, ratedUserId: string): string => `${raterId}:${ratedUserId}`;

/** Where a pair starts: nothing counts yet. */
export const blankRating = (
  ids: { ratingId: string; raterId: string; ratedUserId: string },
  ratedRole: Role,
): Rating => ({
  ...ids,
  _id: pairIdOf(ids.raterId, ids.ratedUserId),
  ratedRole,
  stars: 0,
  comment: '',
  ratedAt: 0,
  isRemoved: true,
  latestOrder: latestOrder(0, ids.ratingId),
  bestOrder: bestOrder(0, 0, ids.ratingId),
  clientKeys: [],
  bodyHashes: [],
});

export function withRequest(rating: Rating, { key, bodyHash }: ClientRequest): Partial<Rating> {
  if (key === undefined || rating.clientKeys.includes(key)) return {};
  return {
    clientKeys: [...rating.clientKeys, key].slice(-MAX_KEYS),
    bodyHashes: [...rating.bodyHashes, bodyHash].slice(-MAX_KEYS),
  };
}

/** What an earlier request under the same key said; undefined when there was none. */
export function saidBefore(rating: Rating, key: string): string | undefined {
  const place = rating.clientKeys.indexOf(key);
  return place < 0 ? undefined : rating.bodyHashes[place];
}

export const isSame = (rating: Rating, { stars, comment }: Verdict): boolean =>
  !rating.isRemoved && rating.stars === stars && rating.comment === comment;

/** The fields of a rating that counts from now on. */
export const ratedFields = (ratingId: string, { stars, comment }: Verdict, now: number) => ({
  stars,
  comment,
  ratedAt: now,
  isRemoved: false,
  latestOrder: latestOrder(now, ratingId),
  bestOrder: bestOrder(stars, now, ratingId),
});

export const removedFields = () => ({ stars: 0, comment: '', isRemoved: true });
