const MAX_TIME = 9_999_999_999_999;
const MAX_STARS = 5;

/** Ascending is newest first; unique, and the cursor of a page. */
export const latestOrder = (ratedAt: number, ratingId: string): string =>
  `${String(MAX_TIME - ratedAt).padStart(13, '0')}-${ratingId}`;

/** Ascending is most stars first, then newest first. */
export const bestOrder = (stars: number, ratedAt: number, ratingId: string): string =>
  `${MAX_STARS - stars}-${latestOrder(ratedAt, ratingId)}`;
