import type { CardsStore } from '../store/cards.store.ts';
import type { RatingsStore } from '../store/ratings.store.ts';
import { type RatedBy, withRaters } from './rated-by.ts';
import { requireVisibleCard } from './require-card.ts';

export interface RatingsPage {
  ratings: RatedBy[];
  nextCursor: string | null;
}

/** One page of what others say about a member, newest first; short where raters are hidden. */
export const createListRatings =
  (ratings: RatingsStore, cards: CardsStore) =>
  /** @throws AppError not-found */
  async (ratedUserId: string, limit: number, after: string | undefined): Promise<RatingsPage> => {
    await requireVisibleCard(cards, ratedUserId);
    const found = await ratings.latest(ratedUserId, { after, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    return { ratings: await withRaters(cards, page), nextCursor: last?.latestOrder ?? null };
  };

export type ListRatings = ReturnType<typeof createListRatings>;
