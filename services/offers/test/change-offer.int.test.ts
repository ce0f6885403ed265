import { fromBinary } from '@bufbuild/protobuf';
import { topics } from '@kindred/proto/catalog';
import { OfferStatus, OfferUpdatedSchema } from '@kindred/proto/offers/v1';
import { expect, test } from 'vitest';
import { anOffer, createOffersBed } from './offers-bed.ts';

test('the creator changes what is named, the rest stays, and others are told the whole card', async () => {
  const bed = await createOffersBed();
  const clara = await bed.entrepreneur();
  const id = await bed.made(clara, { location: 'Leipzig', salary: 10, skillsRequired: 'oil' });
  const { status, body } = await bed.update(clara, id, {
    title: 'Paint two',
    status: 'closed',
    salary: null,
  });
  expect([status, body.success]).toEqual([200, true]);
  expect(body.updatedPost).toMatchObject({
    ...anOffer({ title: 'Paint two', status: 'closed' }),
    location: 'Leipzig',
    salary: null,
    skillsRequired: ['oil'],
  });
  expect(await bed.told(id)).toEqual(['offer.created', 'offer.updated']);
  const last = (await bed.published(topics.offer)).at(-1);
  const { offer } = fromBinary(OfferUpdatedSchema, last?.value ?? new Uint8Array());
  expect(offer).toMatchObject({ title: 'Paint two', location: 'Leipzig', status: OfferStatus.CLOSED });
  expect(offer?.salary).toBeUndefined();
});

test('the same change again, or none, writes nothing; a new description is nobody else’s news', async () => {
  const bed = await createOffersBed();
  const clara = await bed.entrepreneur();
  const id = await bed.made(clara);
  await bed.update(clara, id, { description: 'Another text' });
  const stored = await bed.stored.findOne({ _id: id });
  expect(stored).toMatchObject({ description: 'Another text', version: 2 });
  await bed.update(clara, id, { description: 'Another text', title: anOffer().title });
  await bed.update(clara, id, {});
  await bed.settle();
  expect(await bed.stored.findOne({ _id: id })).toMatchObject({ version: 2 });
  expect(await bed.told(id)).toEqual(['offer.created']);
});

test('the lists find an offer by what it says now', async () => {
  const bed = await createOffersBed();
  const clara = await bed.entrepreneur();
  const id = await bed.made(clara);
  await bed.update(clara, id, { title: 'Dance on a roof', category: 'Dance' });
  const found = async (query: string) => (await bed.get(`/offers?${query}`)).body.offers.length;
  expect(await Promise.all(['q=petrol', 'category=Painting', 'q=roof', 'category=Dance'].map(found))).toEqual(
    [0, 0, 1, 1],
  );
});

test('the creator takes an offer back: nobody finds it, doing it again changes nothing', async () => {
  const bed = await createOffersBed();
  const clara = await bed.entrepreneur();
  const id = await bed.made(clara);
  const { status, body } = await bed.remove(clara, id);
  expect([status, body.success, body.deletedOffer._id]).toEqual([200, true, id]);
  expect(body.deletedOffer.deletedAt).toBeTypeOf('string');
  expect((await bed.get('/offers')).body.offers).toEqual([]);
  for (const caller of [undefined, clara])
    expect((await bed.get(`/offers/find/${id}`, caller)).status).toBe(404);
  expect((await bed.update(clara, id, { title: 'Back' })).status).toBe(404);
  expect((await bed.remove(clara, id)).body).toEqual(body);
  expect(await bed.told(id)).toEqual(['offer.created', 'offer.deleted']);
});

test('only the creator changes an offer, not another entrepreneur, an artist or an applicant', async () => {
  const bed = await createOffersBed();
  const clara = await bed.entrepreneur();
  const id = await bed.made(clara);
  const others = [await bed.entrepreneur('Noor'), await bed.artist()];
  for (const other of others) {
    await bed.apply(other, id);
    const answers = [
      await bed.update(other, id, { title: 'Mine' }),
      await bed.update(other, id, { title: 'Mine', createdBy: clara.id }),
      await bed.remove(other, id),
    ];
    expect(answers.map(({ status, body }) => [status, body.errors[0].code])).toEqual([
      [403, 'not-creator'],
      [403, 'not-you'],
      [403, 'not-creator'],
    ]);
  }
  expect(await bed.stored.findOne({ _id: id })).toMatchObject({ title: anOffer().title, deletedAt: null });
});

test('an offer nobody has answers like one taken back and like one of a hidden member', async () => {
  const bed = await createOffersBed();
  const [clara, gone, other] = [
    await bed.entrepreneur(),
    await bed.entrepreneur('Gone'),
    await bed.entrepreneur('Noor'),
  ];
  const deleted = await bed.made(clara);
  await bed.remove(clara, deleted);
  const hidden = await bed.made(gone);
  await bed.profile(gone.id, { isVisible: false }, 2);
  const none = bed.effects.ids.next();
  const texts = (
    await Promise.all(
      [none, deleted, hidden].flatMap((id) => [
        bed.update(other, id, { title: 'x' }),
        bed.remove(other, id),
        bed.get(`/offers/find/${id}`, other),
      ]),
    )
  ).map(({ status, body }) => JSON.stringify([status, body]));
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('404');
});
