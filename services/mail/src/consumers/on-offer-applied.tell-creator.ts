// Tells the creator of an offer by mail that somebody applied: which offer, never what anybody wrote.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { EnqueueForEvent } from '../usecases/enqueue-mail.ts';

export const onOfferAppliedTellCreator = (enqueue: EnqueueForEvent) =>
  defineConsumer({
    event: events.offerApplied,
    effect: 'tell-creator',
    async handle(event) {
      const { createdBy, offerId, title } = event.data;
      // Events of before they carried the title have nothing to tell.
      if (title !== '') await enqueue(event, { template: 'offer-applied', offerId, title }, createdBy);
    },
  });
