// Somebody applied: the offer shows how many have, as told by the newest application. No event.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { OffersStore } from '../store/offers.store.ts';

export const onOfferApplied = (offers: OffersStore) =>
  defineConsumer({
    event: events.offerApplied,
    effect: 'count-applicants',
    async handle({ data }) {
      await offers.recordApplicants(data.offerId, data.applicantsCount);
    },
  });
