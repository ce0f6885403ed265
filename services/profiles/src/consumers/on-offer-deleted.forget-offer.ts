// An offer was taken back: no favourites show it any more. No event.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { OffersStore } from '../store/offers.store.ts';

export const onOfferDeleted = (offers: OffersStore) =>
  defineConsumer({
    event: events.offerDeleted,
    effect: 'forget-offer',
    async handle({ data, version }) {
      await offers.replaceIfNewer({ _id: data.offerId, sourceVersion: version, isDeleted: true });
    },
  });
