/** What one pair adds to the totals, as ratings told it. */
export interface Contribution {
  /** `<rater id>:<rated id>`. */
  _id: string;
  /** Version of the rating. */
  version: number;
  /** 1 to 5; 0 where nothing of the pair counts. */
  stars: number;
}

/** Count and sum of a member's ratings. */
export interface RatingTotals {
  count: number;
  sum: number;
  /**
   * The contribution taken in last, whose own document is written after the totals. Totals equal the stored
   * contributions with this one laid over them, at every moment and after a crash at any moment.
   */
  last: Contribution;
}

const counted = (stars: number): number => (stars > 0 ? 1 : 0);

/** The totals once `rating` stands where `known` stood. */
export function takeIn(
  totals: RatingTotals | undefined,
  known: Contribution | undefined,
  rating: Contribution,
): RatingTotals {
  const before = known?.stars ?? 0;
  return {
    count: (totals?.count ?? 0) + counted(rating.stars) - counted(before),
    sum: (totals?.sum ?? 0) + rating.stars - before,
    last: rating,
  };
}

export const averageOf = ({ count, sum }: RatingTotals): number => (count === 0 ? 0 : sum / count);

/** Each version of a pair is taken in once at most, so this names one moment in the life of the totals. */
export const isSameMoment = (one: RatingTotals | undefined, other: RatingTotals | undefined): boolean =>
  one?.last._id === other?.last._id && one?.last.version === other?.last.version;
