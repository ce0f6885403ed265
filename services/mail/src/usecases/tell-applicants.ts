import { offerEndMailId } from '../domain/mail.ts';
import type { ApplicantsStore } from '../store/applicants.store.ts';
import type { ContentSeal } from '../store/content-seal.ts';
import type { EnqueueMail } from './enqueue-mail.ts';

const PAGE = 100;

/** An offer was taken back: one mail to each who applied, page by page. `sealedTitle` is absent when all were told. */
export const createTellApplicants =
  (applicants: ApplicantsStore, enqueue: EnqueueMail, seal: ContentSeal<string>) =>
  async (offerId: string, sealedTitle: string | undefined): Promise<void> => {
    const title = sealedTitle === undefined ? undefined : seal.open(sealedTitle);
    if (title === undefined) return;
    for (;;) {
      const page = await applicants.ofOffer(offerId, PAGE);
      for (const { _id, recipient } of page) {
        const content = { template: 'offer-deleted', offerId, title } as const;
        await enqueue(offerEndMailId(offerId, recipient), content, { recipient });
        await applicants.letGo(_id);
      }
      if (page.length < PAGE) return;
    }
  };
