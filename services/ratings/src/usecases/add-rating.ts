import { AppError } from '@kindred/chassis/errors/app-error';
import type { Clock, Ids } from '@kindred/chassis/ports/effects';
import { bodyHashOf, readComment } from '../domain/comment-text.ts';
import {
  blankRating,
  type ClientRequest,
  isSame,
  pairIdOf,
  type Rating,
  ratedFields,
  saidBefore,
  type Verdict,
  withRequest,
} from '../domain/rating.ts';
import { ratingAddedEvent, ratingReplacedEvent } from '../events/rating-changed.event.ts';
import type { CardsStore } from '../store/cards.store.ts';
import type { RatingChange, RatingsStore } from '../store/ratings.store.ts';
import type { RatedBy } from './rated-by.ts';
import { requireOwnCard, requireVisibleCard } from './require-card.ts';

export interface AddRatingInput extends Verdict {
  raterId: string;
  ratedUserId: string;
  idempotencyKey: string | undefined;
}

/** True for a retry. @throws AppError conflict when the key belongs to another request, or the rating was taken back. */
function isRetry(earlier: Rating | undefined, pairId: string, { key, bodyHash }: ClientRequest): boolean {
  if (!earlier || key === undefined) return false;
  const said = saidBefore(earlier, key);
  if (said === undefined) return false;
  if (earlier._id !== pairId || said !== bodyHash)
    throw new AppError('unprocessable', 'idempotency-key-reused');
  // Taken back since: repeating the request may neither bring it back nor answer that it counts.
  if (earlier.isRemoved) throw new AppError('conflict', 'rating-removed');
  return true;
}

/** The write that makes this verdict count, or undefined when there is nothing left to do. */
function changeOf(
  current: Rating,
  verdict: Verdict,
  request: ClientRequest,
  now: number,
): RatingChange | undefined {
  if (isRetry(current, current._id, request)) return undefined;
  const remembered = withRequest(current, request);
  if (isSame(current, verdict))
    return request.key === undefined ? undefined : { set: remembered, events: [] };
  const event = current.isRemoved ? ratingAddedEvent : ratingReplacedEvent;
  return {
    set: { ...ratedFields(current.ratingId, verdict, now), ...remembered },
    events: [event(current, verdict.stars)],
  };
}

/** One member rates another: the one document of the pair is made or replaced, in one write. */
export function createAddRating(ratings: RatingsStore, cards: CardsStore, clock: Clock, ids: Ids) {
  /** @throws AppError invalid, forbidden `self-rating`, not-found, conflict `rating-removed`, unprocessable `idempotency-key-reused`, unavailable */
  return async ({ raterId, ratedUserId, stars, ...input }: AddRatingInput): Promise<RatedBy> => {
    const verdict = { stars, comment: readComment(input.comment) };
    if (raterId === ratedUserId)
      throw new AppError('forbidden', { code: 'self-rating', field: 'ratedUserId' });
    const rater = await requireOwnCard(cards, raterId);
    const rated = await requireVisibleCard(cards, ratedUserId);
    const key = input.idempotencyKey === undefined ? undefined : `${raterId}:${input.idempotencyKey}`;
    const request = { key, bodyHash: bodyHashOf(ratedUserId, verdict) };
    const earlier = key === undefined ? undefined : await ratings.byClientKey(key);
    if (earlier && isRetry(earlier, pairIdOf(raterId, ratedUserId), request))
      return { rating: earlier, rater };
    const blank = blankRating({ ratingId: ids.next(), raterId, ratedUserId }, rated.role);
    const rating = await ratings.write(blank, (current) => changeOf(current, verdict, request, clock.now()));
    return { rating, rater };
  };
}

export type AddRating = ReturnType<typeof createAddRating>;
