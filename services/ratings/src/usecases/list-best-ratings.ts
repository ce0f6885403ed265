import { isShown } from '../domain/member-card.ts';
import type { Rating, Role } from '../domain/rating.ts';
import type { CardsStore } from '../store/cards.store.ts';
import type { RatingsStore } from '../store/ratings.store.ts';
import { type RatedBy, withRaters } from './rated-by.ts';

/** DECISIONS "Ratings". */
const SHOWN = 20;
const BATCH = 40;
/** Ratings looked at for one answer, however many of their members are hidden. */
const SCAN_BUDGET = 1_000;

/** 5 stars first, then newest first; only where the rater and the rated may both be seen. */
export function createListBestRatings(ratings: RatingsStore, cards: CardsStore) {
  const ofVisible = async (batch: readonly Rating[]): Promise<Rating[]> => {
    const rated = await cards.getMany(batch.map(({ ratedUserId }) => ratedUserId));
    return batch.filter(({ ratedUserId }) => isShown(rated.get(ratedUserId)));
  };

  return async (role: Role | undefined): Promise<RatedBy[]> => {
    const shown: RatedBy[] = [];
    let after: string | undefined;
    for (let seen = 0; seen < SCAN_BUDGET && shown.length < SHOWN; seen += BATCH) {
      const batch = await ratings.best(role, { after, limit: BATCH });
      shown.push(...(await withRaters(cards, await ofVisible(batch))));
      if (batch.length < BATCH) break;
      after = batch.at(-1)?.bestOrder;
    }
    return shown.slice(0, SHOWN);
  };
}

export type ListBestRatings = ReturnType<typeof createListBestRatings>;
