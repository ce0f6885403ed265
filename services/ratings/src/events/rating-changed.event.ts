import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import type { Rating } from '../domain/rating.ts';

type Pair = Pick<Rating, '_id' | 'raterId' | 'ratedUserId'>;

const dataOf = ({ _id, raterId, ratedUserId }: Pair) => ({ pairId: _id, raterId, ratedUserId });

export const ratingAddedEvent = (pair: Pair, stars: number): EventDraft =>
  draftEvent(events.ratingAdded, pair.ratedUserId, { ...dataOf(pair), stars });

export const ratingReplacedEvent = (pair: Pair, stars: number): EventDraft =>
  draftEvent(events.ratingReplaced, pair.ratedUserId, { ...dataOf(pair), stars });

export const ratingRemovedEvent = (pair: Pair): EventDraft =>
  draftEvent(events.ratingRemoved, pair.ratedUserId, { ...dataOf(pair) });
