import { patience } from '@kindred/chassis/testing/patience';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textAt, valueAt } from '../../calls/value-at.ts';
import type { Adapters } from '../adapters.ts';
import type { Member } from '../members.ts';
import { type Product, startProduct } from '../product.ts';
import type { Answer } from '../send-call.ts';
import { aPicture } from '../story/stage.ts';

const START_MS = 120_000;
const WRITES = 20;

/** Answers that are the same for everybody who shows no token, by name. */
const sharedPaths = {
  'the hub': () => '/users/all-the-users?limit=20',
  'the Top five': () => '/users/all-the-users?role=artist&sort=rating&limit=5',
  'a public profile': ({ member }: Scene) => `/users/single-user/${member.userId}`,
  offers: () => '/offers',
  'an offer': ({ offerId }: Scene) => `/offers/find/${offerId}`,
  'the best ratings': () => '/ratings/get-best-ratings/?role=',
  'ratings of a member': ({ member }: Scene) => `/ratings/get-for-user/${member.userId}`,
} as const;

/** Answers that differ for who shows a token: these are theirs alone. */
const personal = ['the hub', 'the Top five', 'a public profile', 'offers', 'an offer'] as const;

interface Scene {
  member: Member;
  creator: Member;
  offerId: string;
  image: string;
}

async function setTheScene(product: Product): Promise<Scene> {
  const member = await product.members.make();
  const creator = await product.members.make({ role: 'entrepreneur' });
  const form = new FormData();
  form.set('postImage', await aPicture('#336699'), 'a.png');
  const fields = {
    title: 'A wall',
    description: 'Sea side',
    type: 'offer',
    category: 'Painting',
    status: 'open',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const path = '/offers/create';
  const made = await product.call({ method: 'POST', path, token: creator.token, body: form });
  return {
    member,
    creator,
    offerId: textAt(made.json, 'offer', '_id'),
    image: textAt(made.json, 'offer', 'postImage'),
  };
}

/** What the public sees alike is named by its bytes, asked for again by that name, and never older than a write. */
export function equalAnswersContract(adapters: () => Adapters): void {
  let product: Product;
  let scene: Scene;
  const read = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    product.call({ method: 'GET', path, headers });

  beforeAll(async () => {
    product = await startProduct({ adapters: adapters() });
    scene = await setTheScene(product);
  }, START_MS * patience);
  afterAll(async () => product.stop());

  it.each(Object.entries(sharedPaths))('answers 304 at the door to who has %s', async (_, pathOf) => {
    const path = pathOf(scene);
    const first = await read(path);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, etag, first.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^"[\w-]{22}"$/),
      'public, no-cache',
    ]);
    const again = await read(path, { 'if-none-match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await read(path)).text).toBe(first.text);
  });

  it.each(personal)('keeps %s apart for who shows a token', async (name) => {
    const path = sharedPaths[name](scene);
    const own = await product.call({ method: 'GET', path, token: scene.member.token });
    expect([own.status, own.headers.get('etag'), own.headers.get('cache-control')]).toEqual([
      200,
      null,
      'no-store',
    ]);
    for (const { headers } of [own, await read(path)]) expect(headers.get('vary')).toBe('Authorization');
  });

  it('lets everybody keep an image for ever', async () => {
    const image = await read(scene.image);
    expect(image.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const again = await read(scene.image, { 'if-none-match': image.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('never shows who wrote an older hub or an older best rating than their own', async () => {
    const { member, creator } = scene;
    for (let n = 0; n < WRITES; n += 1) {
      await read(sharedPaths['the hub']());
      await read(sharedPaths['the best ratings']());
      const path = `/users/update/${member.userId}`;
      await product.call({ method: 'PUT', path, token: member.token, body: { title: `Paints wall ${n}` } });
      expect((await read(sharedPaths['the hub']())).text).toContain(`"Paints wall ${n}"`);
      const body = { ratedUserId: member.userId, ratingNumber: 5, comment: `Wall ${n} stands.` };
      await product.call({ method: 'POST', path: '/ratings/add-new-rating', token: creator.token, body });
      const best = await read(sharedPaths['the best ratings']());
      expect(valueAt(best.json, 'ratings', 0, 'comment')).toBe(`Wall ${n} stands.`);
    }
  });
}
