import { AppError } from '@kindred/chassis/errors/app-error';
import { blankMember } from '../domain/member.ts';
import {
  averageOf,
  type Contribution,
  isSameMoment,
  type RatingTotals,
  takeIn,
} from '../domain/rating-totals.ts';
import type { ContributionsStore } from '../store/contributions.store.ts';
import type { MembersStore } from '../store/members.store.ts';
import { changeMember } from './change-member.ts';

const MAX_TRIES = 20;

/**
 * What a pair's rating became enters the member's totals exactly once: whatever comes twice, late, in two
 * processes at once, or is cut off between two writes. README "How ratings are counted" says why.
 */
export function createUpdateAverageRating(members: MembersStore, contributions: ContributionsStore) {
  /** Answers false when somebody else took a contribution in since `seen`. */
  const write = async (
    userId: string,
    seen: RatingTotals | undefined,
    next: RatingTotals,
  ): Promise<boolean> => {
    let isWritten = false;
    await members.createOrUpdate(blankMember(userId), (current) => {
      isWritten = isSameMoment(current.ratingTotals, seen);
      if (!isWritten) return undefined;
      const fields = { ratingTotals: next, averageRating: averageOf(next), ratingCount: next.count };
      return changeMember(current, fields);
    });
    return isWritten;
  };

  /** @throws AppError unavailable `too-busy` after too many others came first */
  return async (userId: string, rating: Contribution): Promise<void> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const seen = (await members.get(userId))?.ratingTotals;
      if (seen) await contributions.store(seen.last);
      const known = await contributions.get(rating._id);
      if (known && known.version >= rating.version) return;
      if (!(await write(userId, seen, takeIn(seen, known, rating)))) continue;
      return contributions.store(rating);
    }
    throw new AppError('unavailable', 'too-busy', 1);
  };
}

export type UpdateAverageRating = ReturnType<typeof createUpdateAverageRating>;
