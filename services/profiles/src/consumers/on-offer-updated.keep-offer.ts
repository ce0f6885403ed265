// An offer was changed: the copy that favourites show follows. No event.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { OffersStore } from '../store/offers.store.ts';
import { offerCopy } from './offer-copy.ts';

export const onOfferUpdated = (offers: OffersStore) =>
  defineConsumer({
    event: events.offerUpdated,
    effect: 'keep-offer',
    async handle({ data, version }) {
      await offers.replaceIfNewer(offerCopy(data.offer, version));
    },
  });
