// An applicant is gone: the offer shows how many are left, counted anew. No event.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { ApplicationsStore } from '../store/applications.store.ts';
import type { OffersStore } from '../store/offers.store.ts';

export const onApplicationWithdrawn = (
  offers: Pick<OffersStore, 'recordWithdrawn'>,
  applications: Pick<ApplicationsStore, 'countWithdrawn'>,
) =>
  defineConsumer({
    event: events.applicationWithdrawn,
    effect: 'count-applicants',
    async handle({ data }) {
      await offers.recordWithdrawn(data.offerId, await applications.countWithdrawn(data.offerId));
    },
  });
