// An offer was taken back: everybody who applied is told by mail, page by page.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import type { Tasks } from '@kindred/chassis/tasks/tasks';
import { events } from '@kindred/proto/catalog';
import type { ContentSeal } from '../store/content-seal.ts';

export const onOfferDeletedTellApplicants = (
  offerEnds: Pick<Tasks, 'ask'>,
  seal: Pick<ContentSeal<string>, 'close'>,
) =>
  defineConsumer({
    event: events.offerDeleted,
    effect: 'tell-applicants',
    async handle({ data, version }) {
      if (data.title !== '') await offerEnds.ask(data.offerId, version, seal.close(data.title));
    },
  });
