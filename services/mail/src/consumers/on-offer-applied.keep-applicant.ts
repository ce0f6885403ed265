// Somebody applied: whom to tell when the offer is taken back. No event.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import { recipientKeyOf } from '../domain/mail.ts';
import type { ApplicantsStore } from '../store/applicants.store.ts';

export const onOfferAppliedKeepApplicant = (applicants: Pick<ApplicantsStore, 'replaceIfNewer'>) =>
  defineConsumer({
    event: events.offerApplied,
    effect: 'keep-applicant',
    async handle({ data, subject, version }) {
      const { offerId, applicantId } = data;
      const recipient = recipientKeyOf(applicantId);
      await applicants.replaceIfNewer({
        _id: subject,
        offerId,
        recipient,
        isGone: false,
        sourceVersion: version,
      });
    },
  });
