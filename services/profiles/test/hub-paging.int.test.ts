import { expect, test } from 'vitest';
import { withFields } from '../src/domain/member.ts';
import { fillMembers, syntheticMember } from './_members.ts';
import { createProfilesBed, type ProfilesBed } from './profiles-bed.ts';

const createBigHub = (count: number): Promise<ProfilesBed> =>
  createProfilesBed({ fill: (documents) => fillMembers(documents, count) });

async function readAll(bed: ProfilesBed, query: string) {
  const pages: { users: { _id: string }[]; total: number; totalIsExact: boolean }[] = [];
  let cursor: string | null = '';
  do {
    const { status, body } = await bed.get(
      `/users/all-the-users?${query}${cursor ? `&cursor=${cursor}` : ''}`,
    );
    expect(status).toBe(200);
    pages.push(body);
    cursor = body.nextCursor;
  } while (cursor !== null && pages.length < 100);
  return { pages, ids: pages.flatMap((page) => page.users.map((user) => user._id)) };
}
const idsWhere = (count: number, test: (member: ReturnType<typeof syntheticMember>) => boolean): string[] =>
  Array.from({ length: count }, (_, n) => syntheticMember(n))
    .filter(test)
    .map((member) => member._id)
    .sort();

test.each(['rating', 'name', 'newest'])('pages by %s show everybody exactly once', async (sort) => {
  const bed = await createBigHub(130);
  const { pages, ids } = await readAll(bed, `sort=${sort}&limit=50`);
  expect(pages.map((page) => page.users.length)).toEqual([50, 50, 30]);
  expect([...ids].sort()).toEqual(idsWhere(130, () => true));
  expect(pages.map(({ total, totalIsExact }) => [total, totalIsExact])).toEqual(Array(3).fill([130, true]));
});

test('a page that ends exactly with the last member has no next', async () => {
  const bed = await createBigHub(50);
  const { body } = await bed.get('/users/all-the-users?limit=50');
  expect([body.users.length, body.total, body.totalIsExact, body.nextCursor]).toEqual([50, 50, true, null]);
});

test('a total above the cap is a lower bound and says so', async () => {
  const bed = await createBigHub(230);
  const first = async (limit: number) => (await bed.get(`/users/all-the-users?limit=${limit}`)).body;
  expect(await first(50)).toMatchObject({ total: 200, totalIsExact: false });
  expect(await first(5)).toMatchObject({ total: 20, totalIsExact: false });
  const { pages } = await readAll(bed, 'limit=200');
  expect(pages.at(-1)).toMatchObject({ total: 230, totalIsExact: true });
});

test('words with facets find everybody who fits, and count what was seen', async () => {
  const bed = await createBigHub(300);
  const { pages, ids } = await readAll(bed, 'q=mur+ber&role=artist&limit=3');
  const expected = idsWhere(
    300,
    (m) => m.role === 'artist' && m.title === 'Muralist' && m.location === 'Berlin',
  );
  expect(expected.length).toBeGreaterThan(3);
  expect([...ids].sort()).toEqual(expected);
  expect(pages[0]).toMatchObject({ total: 4, totalIsExact: false });
  expect(pages.at(-1)).toMatchObject({ total: expected.length, totalIsExact: true });
});

test('a search for a needle stops when its budget is spent and goes on with the cursor', async () => {
  const anna = (n: number) =>
    withFields(syntheticMember(n), { address: { firstname: 'Anna', lastname: n === 0 ? 'Zz' : 'Stein' } });
  const bed = await createProfilesBed({ fill: (documents) => fillMembers(documents, 1_100, anna) });
  const { pages, ids } = await readAll(bed, 'q=anna+zz&sort=newest&limit=5');
  expect(pages.map((page) => page.users.length)).toEqual([0, 1]);
  expect(ids).toEqual([syntheticMember(0)._id]);
});

test('a cursor of another search, a changed one and an invented one are refused', async () => {
  const bed = await createBigHub(60);
  const { nextCursor } = (await bed.get('/users/all-the-users?limit=10&role=artist')).body;
  const refusals = [
    `role=entrepreneur&cursor=${nextCursor}`,
    `role=artist&sort=name&cursor=${nextCursor}`,
    `role=artist&cursor=${nextCursor.slice(0, -4)}AAAA`,
    'role=artist&cursor=WzEsMiwzXQ',
    'role=artist&cursor=%00',
  ];
  for (const query of refusals) {
    const { status, body } = await bed.get(`/users/all-the-users?${query}`);
    expect([query, status, body.errors[0].code]).toEqual([query, 400, 'invalid-cursor']);
  }
});
