// A member was rated: their average, count and place in the Top five follow. No event.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { UpdateAverageRating } from '../usecases/update-average-rating.ts';
import { starsOf } from './stars-of.ts';

export const onRatingAdded = (updateAverageRating: UpdateAverageRating) =>
  defineConsumer({
    event: events.ratingAdded,
    effect: 'update-average-rating',
    async handle({ data, version }) {
      await updateAverageRating(data.ratedUserId, { _id: data.pairId, version, stars: starsOf(data.stars) });
    },
  });
