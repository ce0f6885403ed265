import type { Documents } from '@kindred/chassis/ports/documents';
import { categories } from '@kindred/proto/categories';
import { blankMember, type Member, withFields } from '../src/domain/member.ts';
import { membersSpec } from '../src/store/members.indexes.ts';
import type { MemberDocument } from '../src/store/members.store.ts';

const firstnames = ['Mira', 'Jonas', 'Élodie', 'Søren', 'Aylin', 'Tomasz', 'Nora', 'Kwame', 'Ida', 'Luca'];
const lastnames = ['Okafor', 'Stein', 'Öztürk', 'Lindqvist', 'Nowak', 'Almeida', 'Weiß', 'Haddad', 'Brandt'];
const titles = ['Muralist', 'Cellist', 'Gallery owner', 'Print maker', 'Choreographer', 'Night photographer'];
const places = ['Berlin', 'Köln', 'Leipzig', 'Porto', 'Gdańsk', 'Lyon', 'Malmö'];

const START = 1_700_000_000_000;
const CHUNK = 200;

const pick = <T>(list: readonly T[], place: number, fallback: T): T => list[place % list.length] ?? fallback;

/** Ids nobody else makes, in order: `n` as 24 hex characters. */
export const syntheticId = (n: number): string => (n + 1).toString(16).padStart(24, '0');

/** The n-th synthetic member: the same on every run, visible, in every mix of role, name, place and rating. */
export function syntheticMember(n: number): Member {
  const id = syntheticId(n);
  return withFields(blankMember(id), {
    role: n % 2 === 0 ? 'artist' : 'entrepreneur',
    email: `member-${n}@example.com`,
    address: { firstname: pick(firstnames, n, ''), lastname: pick(lastnames, n >> 1, '') },
    title: pick(titles, n >> 2, ''),
    location: pick(places, n >> 3, ''),
    categories: [pick(categories, n >> 1, 'Other')],
    about: `<p>Number ${n} of many who were never born.</p>`,
    averageRating: n % 5 === 0 ? 0 : 1 + ((n * 7) % 401) / 100,
    ratingCount: n % 5 === 0 ? 0 : 1 + (n % 40),
    isVerified: true,
    createdAt: START + n,
    lastActiveAt: START + n * 10,
    sourceVersion: { registered: 1, verified: 2 },
  });
}

/**
 * Fills an empty members store with `count` members, past the use cases: no events are made. Where the indexes
 * do not exist yet they are made at the end, which is much faster than growing them row by row.
 */
export async function fillMembers(
  documents: Documents,
  count: number,
  memberAt: (n: number) => Member = syntheticMember,
): Promise<void> {
  await documents.ensure([{ ...membersSpec, indexes: [] }]);
  const members = documents.collection<MemberDocument>(membersSpec.name);
  for (let start = 0; start < count; start += CHUNK) {
    const size = Math.min(CHUNK, count - start);
    await Promise.all(
      Array.from({ length: size }, (_, place) =>
        members.insertOne({ ...memberAt(start + place), version: 1 }),
      ),
    );
  }
  await documents.ensure([membersSpec]);
}
