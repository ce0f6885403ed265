// A rating was replaced: average and place in the Top five follow, the count stays. No event.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { UpdateAverageRating } from '../usecases/update-average-rating.ts';
import { starsOf } from './stars-of.ts';

export const onRatingReplaced = (updateAverageRating: UpdateAverageRating) =>
  defineConsumer({
    event: events.ratingReplaced,
    effect: 'update-average-rating',
    async handle({ data, version }) {
      await updateAverageRating(data.ratedUserId, { _id: data.pairId, version, stars: starsOf(data.stars) });
    },
  });
