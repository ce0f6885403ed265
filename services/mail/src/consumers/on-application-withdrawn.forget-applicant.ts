// An applicant is gone: nobody tells them of the offer any more. No event.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import { recipientKeyOf } from '../domain/mail.ts';
import type { ApplicantsStore } from '../store/applicants.store.ts';

export const onApplicationWithdrawnForgetApplicant = (applicants: Pick<ApplicantsStore, 'replaceIfNewer'>) =>
  defineConsumer({
    event: events.applicationWithdrawn,
    effect: 'forget-applicant',
    async handle({ data, subject, version }) {
      const { offerId, applicantId } = data;
      const recipient = recipientKeyOf(applicantId);
      await applicants.replaceIfNewer({
        _id: subject,
        offerId,
        recipient,
        isGone: true,
        sourceVersion: version,
      });
    },
  });
