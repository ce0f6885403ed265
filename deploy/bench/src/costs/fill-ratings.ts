import type { Documents, StoredDocument } from '@kindred/chassis/ports/documents';
import type { Member } from '@kindred/profiles/domain/member';
import { withFields } from '@kindred/profiles/domain/member';
import { averageOf, type Contribution } from '@kindred/profiles/domain/rating-totals';
import { contributionsSpec } from '@kindred/profiles/store/contributions.indexes';
import type { Card } from '@kindred/ratings/domain/member-card';
import { blankRating, pairIdOf, ratedFields } from '@kindred/ratings/domain/rating';
import { cardsSpec } from '@kindred/ratings/store/cards.indexes';
import { ratingsSpec } from '@kindred/ratings/store/ratings.indexes';
import type { RatingDocument } from '@kindred/ratings/store/ratings.store';
import { fillMembers, syntheticId, syntheticMember } from '../../../../services/profiles/test/_members.ts';

/** Members with few and with many ratings, and how many. */
export const rated = {
  few: { id: syntheticId(400), count: 10 },
  many: { id: syntheticId(401), count: 10_000 },
} as const;

/** Who rated those two: people beside the members of the town, so that a small town has them too. */
export const raterId = (n: number): string => syntheticId(10_000_000 + n);

const START = 1_700_000_000_000;
const CHUNK = 500;
const starsOf = (n: number): number => (n % 5) + 1;

async function insertAll<T extends StoredDocument>(
  documents: Documents,
  collection: string,
  count: number,
  make: (n: number) => T,
): Promise<void> {
  const own = documents.collection<T>(collection);
  for (let start = 0; start < count; start += CHUNK) {
    const size = Math.min(CHUNK, count - start);
    await Promise.all(Array.from({ length: size }, (_, place) => own.insertOne(make(start + place))));
  }
}

const aCard = (id: string, n: number): Card => ({
  _id: id,
  role: n % 2 === 0 ? 'artist' : 'entrepreneur',
  firstname: `Number ${n}`,
  image: '',
  isVisible: true,
  sourceVersion: 1,
});

function aRating(from: string, to: string, n: number): RatingDocument {
  // The place of a rating is its id: 24 hexadecimal digits, each once.
  const blank = blankRating({ ratingId: syntheticId(n), raterId: from, ratedUserId: to }, 'artist');
  return {
    ...blank,
    ...ratedFields(blank.ratingId, { stars: starsOf(n), comment: `Came early, ${n}.` }, START + n),
    version: 1,
  };
}

/** Cards of all members, one rating for each of them, and those of the two who are looked at. */
export async function fillRatings(documents: Documents, members: number): Promise<void> {
  await documents.ensure([cardsSpec, { ...ratingsSpec, indexes: [] }]);
  const { few, many } = rated;
  await insertAll(documents, cardsSpec.name, members, (n) => aCard(syntheticId(n), n));
  await insertAll(documents, cardsSpec.name, many.count, (n) => aCard(raterId(n), n));
  await insertAll(documents, ratingsSpec.name, members, (n) =>
    aRating(syntheticId(n), syntheticId((n * 7 + 1_000) % members), n),
  );
  await insertAll(documents, ratingsSpec.name, few.count, (n) => aRating(raterId(n), few.id, members + n));
  await insertAll(documents, ratingsSpec.name, many.count, (n) =>
    aRating(raterId(n), many.id, members + few.count + n),
  );
  await documents.ensure([ratingsSpec]);
}

const contribution = (ratedId: string, n: number): Contribution => ({
  _id: pairIdOf(raterId(n), ratedId),
  version: 1,
  stars: starsOf(n),
});

/** The synthetic members, of whom two have been rated as the ratings say. */
function memberAt(n: number): Member {
  const member = syntheticMember(n);
  const known = Object.values(rated).find(({ id }) => id === member._id);
  if (!known) return member;
  const last = contribution(known.id, known.count - 1);
  const sum = Array.from({ length: known.count }, (_, place) => starsOf(place)).reduce((a, b) => a + b);
  const ratingTotals = { count: known.count, sum, last };
  return withFields(member, {
    ratingTotals,
    averageRating: averageOf(ratingTotals),
    ratingCount: known.count,
  });
}

export async function fillProfiles(documents: Documents, members: number): Promise<void> {
  await fillMembers(documents, members, memberAt);
  await documents.ensure([contributionsSpec]);
  for (const { id, count } of Object.values(rated))
    await insertAll(documents, contributionsSpec.name, count, (n) => contribution(id, n));
}
