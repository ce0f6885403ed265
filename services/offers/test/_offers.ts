import type { Documents } from '@kindred/chassis/ports/documents';
import { categories } from '@kindred/proto/categories';
import type { MemberCard } from '../src/domain/member-card.ts';
import { newestFirst, type Offer, withFields } from '../src/domain/offer.ts';
import { cardsSpec } from '../src/store/cards.indexes.ts';
import { offersSpec } from '../src/store/offers.indexes.ts';
import type { OfferDocument } from '../src/store/offers.store.ts';

const titles = [
  'Paint a boat',
  'Murals for a stairwell',
  'Band for a harbour',
  'Poems on cups',
  'Light a park',
];
const places = ['Berlin', 'Köln', 'Leipzig', 'Porto'];
const START = 1_700_000_000_000;
const CREATORS = 50;
const CHUNK = 200;

const pick = <T>(list: readonly T[], place: number, fallback: T): T => list[place % list.length] ?? fallback;

/** Ids nobody else makes, in order: `n` as 24 hex characters. */
export const syntheticId = (n: number): string => (n + 1).toString(16).padStart(24, '0');
export const creatorId = (n: number): string => (n % CREATORS).toString(16).padStart(24, 'c');

/** The n-th synthetic offer: the same on every run, in every mix of words and choices. */
function syntheticOffer(n: number): Offer {
  const blank: Offer = {
    _id: syntheticId(n),
    createdBy: creatorId(n),
    title: pick(titles, n, ''),
    description: `Number ${n} of many nobody ever made.`,
    location: pick(places, n >> 1, ''),
    type: n % 3 === 0 ? 'offer' : 'seeking',
    category: pick(categories, n, 'Other'),
    salary: n,
    skillsRequired: ['patience'],
    status: n % 4 === 0 ? 'closed' : 'open',
    postImage: null,
    createdAt: START + n,
    updatedAt: START + n,
    deletedAt: null,
    applicantsCount: 0,
    bodyHash: '',
    searchKeys: [],
    order: newestFirst(START + n, syntheticId(n)),
  };
  return withFields(blank, {});
}

const syntheticCard = (n: number): MemberCard => ({
  _id: creatorId(n),
  role: 'entrepreneur',
  firstname: `Number ${n}`,
  lastname: '',
  title: '',
  location: '',
  categories: [],
  image: '',
  isVisible: true,
  sourceVersion: 1,
});

/** Fills an empty store with `count` offers and their creators, past the use cases: no events are made. */
export async function fillOffers(documents: Documents, count: number): Promise<void> {
  await documents.ensure([{ ...offersSpec, indexes: [] }, cardsSpec]);
  const offers = documents.collection<OfferDocument>(offersSpec.name);
  const cards = documents.collection<MemberCard>(cardsSpec.name);
  for (let n = 0; n < CREATORS; n += 1) await cards.insertOne(syntheticCard(n));
  for (let start = 0; start < count; start += CHUNK) {
    const size = Math.min(CHUNK, count - start);
    await Promise.all(
      Array.from({ length: size }, (_, place) =>
        offers.insertOne({ ...syntheticOffer(start + place), version: 1 }),
      ),
    );
  }
  await documents.ensure([offersSpec]);
}
