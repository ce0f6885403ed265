import { lookAt } from '@kindred/chassis/testing/images';
import { expect, test } from 'vitest';
import { createPicturesBed, getFile } from './_pictures.ts';
import { createProfilesBed, HOUR_MS } from './profiles-bed.ts';

const DAY_MS = 24 * HOUR_MS;
const noon = Date.UTC(2026, 10, 20, 12);

test('a link to a profile shows its name, its line and the beginning of what it says', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join({
    firstname: 'Mira',
    lastname: 'Sol',
    title: 'Paints walls',
    location: 'Kiel',
    categories: ['Painting'],
    about: '<p>Walls, <b>mostly</b> &amp; doors.</p>',
  });
  const { body, headers } = await bed.get(`/users/share-card/${mira.id}`);
  expect(body.card).toEqual({
    _id: mira.id,
    role: 'artist',
    name: 'Mira Sol',
    title: 'Paints walls',
    location: 'Kiel',
    categories: ['Painting'],
    about: 'Walls, mostly & doors.',
    picture: `/media/share/${mira.id}.png`,
    isIndexed: true,
  });
  expect(headers.etag).toMatch(/^".+"$/);
});

test('nobody sees a card or a picture of who is not shown to others', async () => {
  const bed = await createProfilesBed();
  const hidden = bed.effects.ids.next();
  await bed.registered(hidden, {});
  await bed.settle();
  for (const path of [`/users/share-card/${hidden}`, `/media/share/${hidden}.png`, '/media/share/a.png'])
    expect((await bed.get(path)).status, path).toBe(404);
});

test('the picture is 1200 by 630, the same every time, and need not be sent twice', async () => {
  const bed = await createPicturesBed();
  const mira = await bed.join();
  const path = `/media/share/${mira.id}.png`;
  const [first, second] = [await getFile(bed, path), await getFile(bed, path)];
  expect([first.status, first.headers['content-type']]).toEqual([200, 'image/png']);
  expect(await lookAt(first.bytes)).toMatchObject({ width: 1200, height: 630 });
  expect(Buffer.compare(Buffer.from(first.bytes), Buffer.from(second.bytes))).toBe(0);
  const again = await bed.get(path, undefined, { 'if-none-match': String(first.headers.etag) });
  expect(again.status).toBe(304);
});

test('the site map names the days on which members joined, and who joined then', async () => {
  const bed = await createProfilesBed();
  const [old, early, late] = [
    await bed.join({ firstname: 'Old', registeredAt: noon - 40 * DAY_MS }),
    await bed.join({ firstname: 'Early', registeredAt: Date.UTC(2026, 10, 20) }),
    await bed.join({ firstname: 'Late', role: 'entrepreneur', registeredAt: Date.UTC(2026, 10, 21) - 1 }),
  ];
  const next = await bed.join({ firstname: 'Next', registeredAt: Date.UTC(2026, 10, 21) });
  expect((await bed.get('/users/sitemap')).body.days).toEqual(['2026-11-21', '2026-11-20', '2026-10-11']);
  const day = async (name: string) => (await bed.get(`/users/sitemap/${name}`)).body.members;
  expect(await day('2026-11-20')).toEqual([
    { _id: late.id, role: 'entrepreneur' },
    { _id: early.id, role: 'artist' },
  ]);
  expect(await day('2026-10-11')).toEqual([{ _id: old.id, role: 'artist' }]);
  expect(await day('2026-11-21')).toEqual([{ _id: next.id, role: 'artist' }]);
  expect(await day('2026-11-19')).toEqual([]);
  expect((await bed.get('/users/sitemap/2026-02-30')).status).toBe(404);
});

test('whoever asks search engines to stay away is on no site map, and so is who has no name', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join({ firstname: 'Mira', registeredAt: noon });
  const nameless = await bed.join({ title: 'Somebody', registeredAt: noon });
  const listed = async () => (await bed.get('/users/sitemap/2026-11-20')).body.members.length;
  const isIndexed = async (id: string) => (await bed.get(`/users/share-card/${id}`)).body.card.isIndexed;
  expect([await listed(), await isIndexed(mira.id), await isIndexed(nameless.id)]).toEqual([1, true, false]);
  const { body } = await bed.put(`/users/update/${mira.id}`, mira, { isHiddenFromSearchEngines: true });
  expect(body.user.isHiddenFromSearchEngines).toBe(true);
  expect([await listed(), await isIndexed(mira.id)]).toEqual([0, false]);
  const single = await bed.get(`/users/single-user/${mira.id}`);
  expect(single.body.user).not.toHaveProperty('isHiddenFromSearchEngines');
});
