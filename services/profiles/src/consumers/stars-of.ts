import { PoisonError } from '@kindred/chassis/events/envelope';

const MAX_STARS = 5;

/** @throws PoisonError for stars nobody can give: such a rating would never leave the totals again. */
export function starsOf(stars: number): number {
  if (stars < 1 || stars > MAX_STARS) throw new PoisonError(`a rating with ${stars} stars`);
  return stars;
}
