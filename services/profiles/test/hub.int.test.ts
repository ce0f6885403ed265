import { expect, test } from 'vitest';
import { fillMembers } from './_members.ts';
import { createProfilesBed, type Newcomer, type ProfilesBed } from './profiles-bed.ts';

const people: Newcomer[] = [
  {
    firstname: 'Mira',
    lastname: 'Öztürk',
    title: 'Muralist',
    location: 'Köln',
    categories: ['Painting', 'Design'],
  },
  { firstname: 'Miro', lastname: 'Adler', title: 'Cellist', location: 'Mainz', categories: ['Music'] },
  { firstname: 'Clara', lastname: 'Stein', role: 'entrepreneur', title: 'Gallery owner', location: 'Köln' },
  { firstname: 'Søren', lastname: '', title: 'Maler & Müller', location: 'Århus', categories: ['Painting'] },
];

async function createHub(): Promise<ProfilesBed> {
  const bed = await createProfilesBed();
  for (const person of people) await bed.join(person);
  return bed;
}
/** First names found, in the order of the answer. */
async function find(bed: ProfilesBed, query: string): Promise<string[]> {
  const { body } = await bed.get(`/users/all-the-users?${query}`);
  return body.users.map((user: { address: { firstname: string } }) => user.address.firstname);
}

test('members are found by the beginnings of words in name, title and place, accents and case aside', async () => {
  const bed = await createHub();
  const found = async (q: string) => (await find(bed, `sort=name&q=${encodeURIComponent(q)}`)).join();
  expect(await found('mir')).toBe('Miro,Mira');
  expect(await found('OZT')).toBe('Mira');
  expect(await found('soren')).toBe('Søren');
  expect(await found('koeln')).toBe('');
  expect(await found('köl gall')).toBe('Clara');
  expect(await found('Mira Adler')).toBe('');
  expect(await found('m')).toBe('Miro,Mira,Søren');
  expect(await found('ira')).toBe('');
  expect(await found('.*')).toBe('');
  expect(await found('  ')).toBe('Miro,Mira,Søren,Clara');
});

test('role, category and letter narrow the search, alone, together and with words', async () => {
  const bed = await createHub();
  expect(await find(bed, 'role=entrepreneur')).toEqual(['Clara']);
  expect(await find(bed, 'sort=name&category=Painting')).toEqual(['Mira', 'Søren']);
  expect(await find(bed, 'letter=s&sort=name')).toEqual(['Søren', 'Clara']);
  expect(await find(bed, 'letter=O')).toEqual(['Mira']);
  expect(await find(bed, 'role=artist&category=Painting&letter=S')).toEqual(['Søren']);
  expect(await find(bed, 'role=artist&q=koln')).toEqual(['Mira']);
  expect(await find(bed, 'category=Music&letter=M&q=m')).toEqual(['Miro']);
});

test('a changed profile is found by what it says now and no longer by what it said', async () => {
  const bed = await createHub();
  const clara = (await bed.get('/users/all-the-users?q=clara')).body.users[0];
  await bed.edit(await bed.signIn(clara._id), { title: 'Curator', location: '' });
  expect([await find(bed, 'q=curator'), await find(bed, 'q=gallery'), await find(bed, 'q=clara')]).toEqual([
    ['Clara'],
    [],
    ['Clara'],
  ]);
});

test('cards show what is public and never the address', async () => {
  const bed = await createHub();
  const { users } = (await bed.get('/users/all-the-users?q=mira')).body;
  expect(users).toEqual([
    {
      _id: expect.any(String),
      id: users[0]._id,
      role: 'artist',
      address: { firstname: 'Mira', lastname: 'Öztürk' },
      title: 'Muralist',
      location: 'Köln',
      categories: ['Painting', 'Design'],
      profileImage: null,
      averageRating: 0,
      ratingCount: 0,
    },
  ]);
});

test('the Top five of a role are the best rated, the unrated come last', async () => {
  const bed = await createProfilesBed({ fill: (documents) => fillMembers(documents, 60) });
  const { users } = (await bed.get('/users/all-the-users?sort=rating&limit=5&role=artist')).body;
  const all = (await bed.get('/users/all-the-users?limit=200&role=artist&sort=newest')).body.users;
  const ratings = all
    .map((user: { averageRating: number }) => user.averageRating)
    .sort((a: number, b: number) => b - a);
  expect(users.map((user: { averageRating: number }) => user.averageRating)).toEqual(ratings.slice(0, 5));
  expect(users.every((user: { role: string }) => user.role === 'artist')).toBe(true);
  const ranked = (await bed.get('/users/all-the-users?limit=200')).body.users;
  expect(ranked.at(-1).ratingCount).toBe(0);
});
