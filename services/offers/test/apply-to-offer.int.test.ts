import { fromBinary } from '@bufbuild/protobuf';
import { readEnvelope } from '@kindred/chassis/events/envelope';
import { topics } from '@kindred/proto/catalog';
import { OfferAppliedSchema } from '@kindred/proto/offers/v1';
import { expect, test } from 'vitest';
import { createOffersBed } from './offers-bed.ts';

const ids = (people: { _id: string }[]): string[] => people.map(({ _id }) => _id);

test('a member applies: the creator sees who, the applicant sees themselves, others only how many', async () => {
  const bed = await createOffersBed();
  const [clara, mira, noor, joe] = [
    await bed.entrepreneur(),
    await bed.artist(),
    await bed.entrepreneur('Noor'),
    await bed.artist('Joe'),
  ];
  const id = await bed.made(clara);
  const { status, body } = await bed.apply(mira, id, { applicantId: mira.id });
  expect([status, body.success, body.applicant]).toMatchObject([
    200,
    true,
    { _id: mira.id, role: 'artist', address: { firstname: 'Mira' } },
  ]);
  expect([ids(body.offer.applicants), body.offer.applicantsCount]).toEqual([[mira.id], 1]);
  expect((await bed.apply(noor, id)).body.offer).toMatchObject({
    applicants: [{ _id: noor.id }],
    applicantsCount: 2,
  });
  await bed.settle();
  const seenBy = async (caller?: typeof mira) => {
    const { offer } = (await bed.get(`/offers/find/${id}`, caller)).body;
    const [listed] = (await bed.get('/offers', caller)).body.offers;
    expect(listed).toEqual(offer);
    return [ids(offer.applicants), offer.applicantsCount];
  };
  expect(await Promise.all([clara, mira, joe, undefined].map(seenBy))).toEqual([
    [[noor.id, mira.id], 2],
    [[mira.id], 2],
    [[], 2],
    [[], 2],
  ]);
});

test('applying again, also at once, changes nothing and tells once', async () => {
  const bed = await createOffersBed();
  const [clara, mira] = [await bed.entrepreneur(), await bed.artist()];
  const id = await bed.made(clara);
  const answers = await Promise.all([1, 2, 3].map(() => bed.apply(mira, id)));
  expect(answers.map(({ status, body }) => [status, body.offer.applicantsCount])).toEqual(
    answers.map(() => [200, 1]),
  );
  await bed.update(clara, id, { status: 'closed' });
  expect((await bed.apply(mira, id)).status).toBe(200);
  expect(await bed.told(id)).toEqual(['offer.created', 'offer.applied', 'offer.updated']);
});

test('offer.applied names who and how many, by ids alone', async () => {
  const bed = await createOffersBed();
  const [clara, mira] = [await bed.entrepreneur(), await bed.artist()];
  const id = await bed.made(clara);
  await bed.apply(mira, id);
  const message = (await bed.published(topics.offer)).find(
    ({ headers }) => readEnvelope(headers).type === 'offer.applied',
  );
  expect(message?.key).toBe(id);
  expect(fromBinary(OfferAppliedSchema, message?.value ?? new Uint8Array())).toMatchObject({
    offerId: id,
    createdBy: clara.id,
    applicantId: mira.id,
    applicantsCount: 1,
  });
});

test('twenty at once all get a place', async () => {
  const bed = await createOffersBed();
  const clara = await bed.entrepreneur();
  const id = await bed.made(clara);
  const crowd = await Promise.all(
    Array.from({ length: 20 }, () => bed.signIn(bed.effects.ids.next(), 'artist')),
  );
  const answers = await Promise.all(crowd.map((member) => bed.apply(member, id)));
  expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200));
  await bed.settle();
  const { offer } = (await bed.get(`/offers/find/${id}`, clara)).body;
  expect([offer.applicantsCount, new Set(ids(offer.applicants)).size]).toEqual([20, 20]);
  expect(await bed.stored.findOne({ _id: id })).toMatchObject({ applicantsCount: 20 });
});

test('the own, a closed, a deleted, a hidden and an unknown offer take no application', async () => {
  const bed = await createOffersBed();
  const [clara, gone, mira] = [await bed.entrepreneur(), await bed.entrepreneur('Gone'), await bed.artist()];
  const [closed, deleted, hidden] = [
    await bed.made(clara, { status: 'closed' }),
    await bed.made(clara),
    await bed.made(gone),
  ];
  await bed.remove(clara, deleted);
  await bed.profile(gone.id, { isVisible: false }, 2);
  const tries = [
    await bed.apply(clara, closed),
    await bed.apply(mira, closed),
    await bed.apply(mira, deleted),
    await bed.apply(mira, hidden),
    await bed.apply(mira, bed.effects.ids.next()),
    await bed.apply(mira, closed, { applicantId: clara.id }),
  ];
  expect(tries.map(({ status, body }) => [status, body.errors[0].code])).toEqual([
    [403, 'own-offer'],
    [409, 'offer-closed'],
    [409, 'offer-deleted'],
    [404, 'not-found'],
    [404, 'not-found'],
    [403, 'not-you'],
  ]);
  expect(await bed.applications.find({}, { limit: 10 })).toEqual([]);
});

test('what a member applied to is a list of its own, offers taken back included', async () => {
  const bed = await createOffersBed();
  const [clara, mira, joe] = [await bed.entrepreneur(), await bed.artist(), await bed.artist('Joe')];
  const [first, second, third] = [
    await bed.made(clara),
    await bed.made(clara, { title: 'Dance' }),
    await bed.made(clara),
  ];
  for (const id of [first, second, third]) await bed.apply(mira, id);
  await bed.apply(joe, first);
  await bed.remove(clara, third);
  const list = async (query = '') => (await bed.get(`/offers?applicantId=${mira.id}${query}`, mira)).body;
  expect(ids((await list()).offers)).toEqual([third, second, first]);
  expect((await list()).offers[0].deletedAt).toBeTypeOf('string');
  expect(ids((await list('&q=dance')).offers)).toEqual([second]);
  const page = await list('&limit=2');
  expect(ids(page.offers)).toEqual([third, second]);
  const rest = await list(`&limit=2&cursor=${page.nextCursor}`);
  expect([ids(rest.offers), rest.nextCursor]).toEqual([[first], null]);
  expect((await bed.get(`/offers/find/${third}`, mira)).status).toBe(200);
  expect((await bed.get(`/offers?applicantId=${mira.id}`, joe)).status).toBe(403);
  expect((await bed.get(`/offers?applicantId=${mira.id}`)).status).toBe(401);
});
