import type { Profile, Rating } from '../../lib/api-types.ts';

type Average = Pick<Profile, 'averageRating' | 'ratingCount'>;

/** The average once `now` counts, in place of the rater's earlier stars if there were any. */
export function averageWith({ averageRating, ratingCount }: Average, now: number, before?: number): Average {
  const sum = averageRating * ratingCount;
  if (before === undefined)
    return { averageRating: (sum + now) / (ratingCount + 1), ratingCount: ratingCount + 1 };
  if (ratingCount === 0) return { averageRating: now, ratingCount: 1 };
  return { averageRating: (sum - before + now) / ratingCount, ratingCount };
}

type Page = { ratings: Rating[] };

/** The new rating in front; an earlier one of the same rater goes, wherever it lies. */
export function prependRating(pages: Page[], rating: Rating): void {
  for (const page of pages) page.ratings = page.ratings.filter((each) => each._id !== rating._id);
  pages[0]?.ratings.unshift(rating);
}
