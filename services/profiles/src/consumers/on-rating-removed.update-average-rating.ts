// A rating was taken back: the member's average, count and place in the Top five follow. No event.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { UpdateAverageRating } from '../usecases/update-average-rating.ts';

export const onRatingRemoved = (updateAverageRating: UpdateAverageRating) =>
  defineConsumer({
    event: events.ratingRemoved,
    effect: 'update-average-rating',
    async handle({ data, version }) {
      await updateAverageRating(data.ratedUserId, { _id: data.pairId, version, stars: 0 });
    },
  });
