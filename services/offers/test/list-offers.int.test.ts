import { expect, test } from 'vitest';
import { creatorId, fillOffers, syntheticId } from './_offers.ts';
import { createOffersBed } from './offers-bed.ts';

interface Listed {
  _id: string;
  title: string;
  category: string;
  type: string;
  status: string;
}

test.each([
  ['q=PAINT', 'Paint a petrol station'],
  ['q=pet', 'Paint a petrol station'],
  ['q=malmo', 'Paint a petrol station'],
  ['q=spray', 'Paint a petrol station'],
  ['q=station+paint&status=open', 'Paint a petrol station'],
  ['q=dance', 'Open a courtyard'],
  ['type=offer', 'Open a courtyard'],
  ['status=closed', 'Open a courtyard'],
  ['category=Dance&type=offer&status=closed', 'Open a courtyard'],
])('%s finds %s alone', async (query, title) => {
  const bed = await createOffersBed();
  const clara = await bed.entrepreneur();
  await bed.create(clara, { location: 'Malmö', skillsRequired: 'spray cans' });
  await bed.create(clara, { title: 'Open a courtyard', category: 'Dance', type: 'offer', status: 'closed' });
  const { status, body } = await bed.get(`/offers?${query}`);
  expect([status, body.offers.map((offer: Listed) => offer.title)]).toEqual([200, [title]]);
});

test('offers of one member are theirs alone, and what cannot be searched for finds nothing', async () => {
  const bed = await createOffersBed();
  const [clara, noor] = [await bed.entrepreneur(), await bed.entrepreneur('Noor')];
  const own = await bed.made(clara);
  await bed.made(noor);
  expect((await bed.get(`/offers?createdBy=${clara.id}`)).body.offers).toMatchObject([{ _id: own }]);
  for (const q of ['(z+)+$', '.*', '%', "' OR 1=1 --", '$where', '{"$gt":""}', 'nobody'])
    expect((await bed.get(`/offers?q=${encodeURIComponent(q)}`)).body.offers).toEqual([]);
});

test('pages are newest first, without gaps or repeats, whatever is asked', async () => {
  const bed = await createOffersBed({ fill: (store) => fillOffers(store, 130) });
  const all = Array.from({ length: 130 }, (_, n) => syntheticId(129 - n));
  const walk = async (query: string): Promise<Listed[]> => {
    const seen: Listed[] = [];
    let cursor: string | null = null;
    do {
      const next: string = cursor === null ? '' : `&cursor=${cursor}`;
      const { body } = await bed.get(`/offers?limit=7&${query}${next}`);
      seen.push(...body.offers);
      cursor = body.nextCursor;
    } while (cursor !== null);
    return seen;
  };
  expect((await walk('')).map(({ _id }) => _id)).toEqual(all);
  const open = await walk('q=boat&status=open');
  expect(open.length).toBeGreaterThan(7);
  expect(open.every(({ title, status }) => title === 'Paint a boat' && status === 'open')).toBe(true);
  const own = await walk(`createdBy=${creatorId(3)}`);
  expect(own.map(({ _id }) => _id)).toEqual([syntheticId(103), syntheticId(53), syntheticId(3)]);
});

test('a cursor fits the question it was made for alone', async () => {
  const bed = await createOffersBed({ fill: (store) => fillOffers(store, 30) });
  const { body } = await bed.get('/offers?limit=5');
  const changed = `${body.nextCursor.slice(0, -2)}AA`;
  for (const query of [`type=offer&cursor=${body.nextCursor}`, `cursor=${changed}`, 'cursor=e30']) {
    const answer = await bed.get(`/offers?${query}`);
    expect([answer.status, answer.body.errors[0].code]).toEqual([400, 'invalid-cursor']);
  }
});

test('offers made while somebody reads do not move what they have yet to read', async () => {
  const bed = await createOffersBed({ fill: (store) => fillOffers(store, 12) });
  const clara = await bed.entrepreneur();
  const first = (await bed.get('/offers?limit=6')).body;
  await bed.made(clara);
  const second = (await bed.get(`/offers?limit=6&cursor=${first.nextCursor}`)).body;
  expect(second.offers.map(({ _id }: Listed) => _id)).toEqual([5, 4, 3, 2, 1, 0].map(syntheticId));
  expect(second.nextCursor).toBeNull();
});
