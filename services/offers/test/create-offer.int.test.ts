import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromBinary } from '@bufbuild/protobuf';
import { topics } from '@kindred/proto/catalog';
import { OfferCreatedSchema, OfferStatus, OfferType } from '@kindred/proto/offers/v1';
import { expect, onTestFinished, test } from 'vitest';
import { anOffer, createOffersBed } from './offers-bed.ts';

test('an entrepreneur makes an offer, which everybody finds', async () => {
  const bed = await createOffersBed();
  const clara = await bed.entrepreneur();
  const { status, body } = await bed.create(clara, {
    location: ' Leipzig ',
    salary: 1200.5,
    skillsRequired: 'murals, spray cans,, Murals ',
    createdBy: clara.id,
  });
  expect([status, body.success]).toEqual([201, true]);
  expect(body.offer).toMatchObject({
    ...anOffer(),
    location: 'Leipzig',
    salary: 1200.5,
    skillsRequired: ['murals', 'spray cans'],
    createdBy: { _id: clara.id, address: { firstname: 'Clara' } },
    postImage: null,
    applicants: [],
    applicantsCount: 0,
    deletedAt: null,
  });
  expect((await bed.get(`/offers/find/${body.offer._id}`)).body).toEqual(body);
  expect((await bed.get('/offers')).body).toEqual({ success: true, offers: [body.offer], nextCursor: null });
});

test('what may be left out is empty, and a list of skills is as good as a text', async () => {
  const bed = await createOffersBed();
  const clara = await bed.entrepreneur();
  const plain = await bed.create(clara);
  expect(plain.body.offer).toMatchObject({ location: '', salary: null, skillsRequired: [] });
  const full = await bed.create(clara, { skillsRequired: ['oil', 'ink'], salary: '0', location: '' });
  expect(full.body.offer).toMatchObject({ skillsRequired: ['oil', 'ink'], salary: 0 });
});

test('offer.created carries the card without the description', async () => {
  const bed = await createOffersBed();
  const clara = await bed.entrepreneur();
  const id = await bed.made(clara, { salary: 10, skillsRequired: 'oil', description: 'not for topics' });
  const [message] = await bed.published(topics.offer);
  const value = message?.value ?? new Uint8Array();
  expect(message?.key).toBe(id);
  expect(Buffer.from(value).toString('latin1')).not.toContain('not for topics');
  expect(fromBinary(OfferCreatedSchema, value).offer).toMatchObject({
    offerId: id,
    createdBy: clara.id,
    title: anOffer().title,
    type: OfferType.SEEKING,
    category: 'Painting',
    salary: 10,
    skillsRequired: ['oil'],
    status: OfferStatus.OPEN,
    postImage: '',
  });
});

test('an artist, a visitor and somebody else make none', async () => {
  const bed = await createOffersBed();
  const mira = await bed.artist();
  const clara = await bed.entrepreneur();
  const answers = [
    await bed.create(mira),
    await bed.create(clara, { createdBy: mira.id }),
    await bed.create({ id: '', token: 'x.y.z' }),
  ];
  expect(answers.map(({ status, body }) => [status, body.errors[0].code])).toEqual([
    [403, 'entrepreneurs-only'],
    [403, 'not-you'],
    [401, 'token-invalid'],
  ]);
  expect((await bed.get('/offers')).body.offers).toEqual([]);
});

test('who may not be shown yet is asked to wait', async () => {
  const bed = await createOffersBed();
  const early = await bed.signIn(bed.effects.ids.next(), 'entrepreneur');
  const { status, body, headers } = await bed.create(early);
  expect([status, body.errors[0].code, headers['retry-after']]).toEqual([503, 'profile-not-ready', '1']);
  await bed.profile(early.id, { firstname: 'Noor' });
  expect((await bed.create(early)).status).toBe(201);
});

test('the same Idempotency-Key makes one offer, also at once', async () => {
  const bed = await createOffersBed();
  const [clara, noor] = [await bed.entrepreneur(), await bed.entrepreneur('Noor')];
  const key = { 'idempotency-key': 'one' };
  const first = await bed.create(clara, {}, key);
  const again = await Promise.all([bed.create(clara, {}, key), bed.create(clara, {}, key)]);
  expect(again.map(({ status, body }) => [status, body])).toEqual(again.map(() => [201, first.body]));
  expect((await bed.create(clara, { title: 'Another' }, key)).body.errors[0].code).toBe(
    'idempotency-key-reused',
  );
  expect((await bed.create(noor, {}, key)).body.offer._id).not.toBe(first.body.offer._id);
  expect((await bed.get(`/offers?createdBy=${clara.id}`)).body.offers).toHaveLength(1);
  expect(await bed.told(first.body.offer._id)).toEqual(['offer.created']);
});

test('two at once with one key and nothing before end as one offer', async () => {
  const bed = await createOffersBed();
  const clara = await bed.entrepreneur();
  const key = { 'idempotency-key': 'two' };
  const answers = await Promise.all([1, 2, 3].map(() => bed.create(clara, {}, key)));
  expect(new Set(answers.map(({ body }) => body.offer._id)).size).toBe(1);
  expect((await bed.get('/offers')).body.offers).toHaveLength(1);
});

test('a key is remembered across a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-offers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const key = { 'idempotency-key': 'three' };
  const before = await createOffersBed({ folder });
  const clara = await before.entrepreneur();
  const first = await before.create(clara, {}, key);
  await before.close();
  const after = await createOffersBed({ folder, seed: 2 });
  const again = await after.create(await after.signIn(clara.id, 'entrepreneur'), {}, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
});
