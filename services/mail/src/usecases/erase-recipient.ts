import type { Clock } from '@kindred/chassis/ports/effects';
import { recipientKeyOf } from '../domain/mail.ts';
import type { ApplicantsStore } from '../store/applicants.store.ts';
import type { MailsStore } from '../store/mails.store.ts';
import type { RecipientsStore } from '../store/recipients.store.ts';

const PAGE = 100;

/** Forgets where a deleted member read mail, and gives up what waits for them. */
export const createEraseRecipient =
  (
    recipients: Pick<RecipientsStore, 'erase'>,
    mails: Pick<MailsStore, 'giveUpAll'>,
    applicants: Pick<ApplicantsStore, 'ofRecipient' | 'letGo'>,
    clock: Clock,
  ) =>
  async (userId: string): Promise<void> => {
    const recipient = recipientKeyOf(userId);
    await recipients.erase(userId);
    while (await mails.giveUpAll(recipient, clock.now()));
    for (;;) {
      const page = await applicants.ofRecipient(recipient, PAGE);
      for (const { _id } of page) await applicants.letGo(_id);
      if (page.length < PAGE) return;
    }
  };
