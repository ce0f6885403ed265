import { type Card, isShown } from '../domain/member-card.ts';
import type { Rating } from '../domain/rating.ts';
import type { CardsStore } from '../store/cards.store.ts';

/** A rating and who gave it. */
export interface RatedBy {
  rating: Rating;
  rater: Card;
}

/** The ratings whose raters others may see, each with its rater; order kept. */
export async function withRaters(cards: CardsStore, ratings: readonly Rating[]): Promise<RatedBy[]> {
  const raters = await cards.getMany(ratings.map(({ raterId }) => raterId));
  return ratings.flatMap((rating) => {
    const rater = raters.get(rating.raterId);
    return isShown(rater) ? [{ rating, rater }] : [];
  });
}
