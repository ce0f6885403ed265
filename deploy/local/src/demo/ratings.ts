import { createHash } from 'node:crypto';
import type { Cluster } from '../cluster.ts';
import type { Call } from './call.ts';
import type { DemoMember } from './members.ts';
import { ratingComments } from './rating-texts.ts';

interface DemoRating {
  rater: DemoMember;
  rated: DemoMember;
  stars: number;
  comment: string;
}

/** The first of the list are rated, so that both Top fives are full and most of the community is still unknown. */
const RATED = 24;
const MAX_RATERS = 6;
/** Most are pleased; each member draws with luck of their own. */
const moods: readonly (readonly number[])[] = [
  [5, 5, 5, 4],
  [5, 4, 5, 5],
  [5, 4, 4, 3],
  [4, 3, 5, 2],
];

const dice = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

const pick = <T>(list: readonly T[], throwOf: number): T | undefined => list[throwOf % list.length];

/** Who rates whom with how many stars: the same every time. */
function demoStars(members: readonly DemoMember[]): Omit<DemoRating, 'comment'>[] {
  return members.slice(0, RATED).flatMap((rated) => {
    const luck = dice(`luck of ${rated.userId}`);
    const mood = pick(moods, luck) ?? [];
    const count = 1 + ((luck >>> 8) % MAX_RATERS);
    return members
      .filter(({ userId }) => userId !== rated.userId)
      .map((rater) => ({ rater, place: dice(`${rater.userId} rates ${rated.userId}`) }))
      .sort((one, other) => one.place - other.place)
      .slice(0, count)
      .map(({ rater, place }) => ({ rater, rated, stars: pick(mood, place) ?? 5 }));
  });
}

/** Comments are used in turn, so that no two that stand together are alike. */
export function demoRatings(members: readonly DemoMember[]): DemoRating[] {
  const used = new Map<number, number>();
  return demoStars(members).map((rating) => {
    const turn = used.get(rating.stars) ?? 0;
    used.set(rating.stars, turn + 1);
    return { ...rating, comment: pick(ratingComments[rating.stars] ?? [], turn) ?? '' };
  });
}

/** Ratings among the members, so that Top five and best ratings have something to show. */
export async function rateDemoMembers(
  cluster: Cluster,
  members: readonly DemoMember[],
  call: Call,
): Promise<void> {
  for (const { rater, rated, stars, comment } of demoRatings(members)) {
    await call(cluster.services.ratings.app, rater, {
      method: 'POST',
      url: '/ratings/add-new-rating',
      body: { ratedUserId: rated.userId, ratingNumber: stars, comment },
      key: `demo-rating-${rated.userId}`,
    });
  }
}
