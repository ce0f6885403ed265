import type { Contribution } from '@kindred/profiles/domain/rating-totals';
import type { MemberDocument } from '@kindred/profiles/store/members.store';
import type { RatingDocument } from '@kindred/ratings/store/ratings.store';

/** What profiles took in of every pair, and the average and count members show. */
export function driftOfRatings(
  ratings: readonly RatingDocument[],
  contributions: readonly Contribution[],
  members: readonly MemberDocument[],
): string[] {
  const differences: string[] = [];
  const takenIn = new Map(contributions.map(({ _id, stars }) => [_id, stars]));
  // The last one of each member is noted in the totals first.
  for (const { ratingTotals } of members)
    if (ratingTotals) takenIn.set(ratingTotals.last._id, ratingTotals.last.stars);
  for (const { _id, isRemoved, stars } of ratings)
    if ((takenIn.get(_id) ?? 0) !== (isRemoved ? 0 : stars))
      differences.push(`profiles' share of rating ${_id}`);

  const ofMember = Map.groupBy(
    ratings.filter(({ isRemoved }) => !isRemoved),
    ({ ratedUserId }) => ratedUserId,
  );
  for (const { _id, averageRating, ratingCount } of members) {
    const own = ofMember.get(_id) ?? [];
    const average = own.length === 0 ? 0 : own.reduce((sum, { stars }) => sum + stars, 0) / own.length;
    if (averageRating !== average) differences.push(`average rating of ${_id}`);
    if (ratingCount !== own.length) differences.push(`rating count of ${_id}`);
  }
  return differences;
}
