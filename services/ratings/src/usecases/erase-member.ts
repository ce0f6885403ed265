import { erasedCard } from '../domain/member-card.ts';
import { removedFields } from '../domain/rating.ts';
import { ratingRemovedEvent } from '../events/rating-changed.event.ts';
import type { CardsStore } from '../store/cards.store.ts';
import type { RatingDocument, RatingsStore } from '../store/ratings.store.ts';

const PAGE = 100;

/** Takes back what a member said of others and others of them, page by page: averages follow by the events. */
export function createEraseMember(ratings: RatingsStore, cards: CardsStore) {
  const takeBack = async (next: () => Promise<RatingDocument[]>): Promise<void> => {
    for (;;) {
      const page = await next();
      for (const { _id } of page) {
        await ratings.update(_id, (current) =>
          current.isRemoved
            ? undefined
            : {
                set: { ...removedFields(), clientKeys: [], bodyHashes: [] },
                events: [ratingRemovedEvent(current)],
              },
        );
      }
      if (page.length < PAGE) return;
    }
  };

  return async (userId: string): Promise<void> => {
    await cards.replaceIfNewer(erasedCard(userId));
    await takeBack(() => ratings.givenBy(userId, PAGE));
    await takeBack(() => ratings.latest(userId, { after: undefined, limit: PAGE }));
  };
}
