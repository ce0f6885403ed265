import type { Change } from '@kindred/chassis/outbox/aggregates';
import type { Clock } from '@kindred/chassis/ports/effects';
import { erasedCard } from '../domain/member-card.ts';
import { applicationWithdrawnEvent } from '../events/application-withdrawn.event.ts';
import { offerDeletedEvent } from '../events/offer-deleted.event.ts';
import type { ApplicationsStore } from '../store/applications.store.ts';
import type { CardsStore } from '../store/cards.store.ts';
import type { OfferDocument, OffersStore } from '../store/offers.store.ts';
import type { KeepImage } from './keep-image.ts';

const PAGE = 100;

/** Takes an offer back and blanks it; one that was taken back long ago still held its words. */
function erasing(current: OfferDocument, now: number): Change<OfferDocument> | undefined {
  const isDeleted = current.deletedAt !== null;
  if (isDeleted && current.title === '') return undefined;
  return {
    set: {
      title: '',
      description: '',
      location: '',
      salary: null,
      skillsRequired: [],
      postImage: null,
      bodyHash: '',
      searchKeys: [],
      ...(isDeleted ? {} : { deletedAt: now, updatedAt: now }),
    },
    unset: ['clientKey'],
    events: isDeleted ? [] : [offerDeletedEvent(current)],
  };
}

/** Erases what a member offered, showed and applied to, page by page. */
export function createEraseMember(
  offers: OffersStore,
  applications: ApplicationsStore,
  cards: CardsStore,
  keepImage: KeepImage,
  clock: Clock,
) {
  const eraseOffers = async (userId: string): Promise<void> => {
    let after: string | undefined;
    do {
      const page = await offers.ofCreator(userId, after, PAGE);
      for (const { _id, postImage } of page) {
        await keepImage.release(_id, postImage);
        await offers.update(_id, (current) => erasing(current, clock.now()));
        await keepImage.erase(_id);
      }
      after = page.length < PAGE ? undefined : page.at(-1)?.order;
    } while (after !== undefined);
  };

  const withdrawAll = async (userId: string): Promise<void> => {
    let after: string | undefined;
    do {
      const page = await applications.page(userId, after, PAGE);
      for (const { _id } of page) {
        await applications.update(_id, (current) =>
          current.withdrawnAt === undefined
            ? { set: { withdrawnAt: clock.now() }, events: [applicationWithdrawnEvent(current)] }
            : undefined,
        );
      }
      after = page.length < PAGE ? undefined : page.at(-1)?.order;
    } while (after !== undefined);
  };

  return async (userId: string): Promise<void> => {
    await cards.replaceIfNewer(erasedCard(userId));
    await eraseOffers(userId);
    await withdrawAll(userId);
  };
}
