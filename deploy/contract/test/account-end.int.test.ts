import { until } from '@kindred/chassis/testing/until';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Member } from '../src/testing/members.ts';
import { type Product, startProduct } from '../src/testing/product.ts';
import { createReadableDocuments, documentOwners } from './_stored.ts';

const SECONDS = 1_000;
/** DECISIONS "Accounts". */
const REVOCATION_MS = 5 * SECONDS;
/** TRUST §7, figures. */
const ERASURE_MS = 60 * SECONDS;

let product: Product;
const stored = createReadableDocuments();
beforeAll(async () => {
  product = await startProduct({ adapters: stored.adapters });
});
afterAll(async () => {
  await product.stop();
  stored.remove();
});

const statusOf = async (method: string, path: string, token?: string, body?: unknown): Promise<number> =>
  (await product.call({ method, path, token, body })).status;

const idOf = (answer: { json: unknown }): string =>
  /"_id":"([0-9a-f]{24})"/.exec(JSON.stringify(answer.json))?.[1] ?? '';

/** An open socket; `closed` resolves with what it heard last. */
async function aSocket({ token }: Member): Promise<{ closed: Promise<string> }> {
  const socket = io(product.url, {
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { origin: product.url },
  });
  onTestFinished(() => void socket.disconnect());
  const closed = Promise.withResolvers<string>();
  let heard = '';
  socket.onAny((event: string) => {
    heard = event;
  });
  socket.on('disconnect', () => closed.resolve(heard));
  await until(() => socket.connected, REVOCATION_MS, 'a socket');
  return { closed: closed.promise };
}

it('hides a suspended member and ends their sessions within seconds, and shows them again', async () => {
  const [admin, mira] = await Promise.all([product.members.make(), product.members.make()]);
  await product.cluster.services.identity.setAdmin(admin.email, true);
  const profile = `/users/single-user/${mira.userId}`;
  const socket = await aSocket(mira);
  expect(await statusOf('POST', `/users/suspend/${mira.userId}`, mira.token)).toBe(403);
  expect(await statusOf('POST', `/users/suspend/${mira.userId}`, admin.token)).toBe(200);
  await Promise.all([
    until(async () => (await statusOf('GET', profile)) === 404, REVOCATION_MS, 'hidden'),
    until(
      async () => (await statusOf('GET', '/users/loggeduser', mira.token)) === 401,
      REVOCATION_MS,
      'session over',
    ),
  ]);
  expect(await socket.closed).toBe('sessionEnded');
  const signIn = { email: mira.email, password: mira.password };
  expect(await statusOf('POST', '/users/signin', undefined, signIn)).toBe(401);
  expect(await statusOf('POST', `/users/reinstate/${mira.userId}`, admin.token)).toBe(200);
  await until(async () => (await statusOf('GET', profile)) === 200, REVOCATION_MS, 'shown again');
  expect(await statusOf('POST', '/users/signin', undefined, signIn)).toBe(200);
  expect(await statusOf('GET', '/users/loggeduser', mira.token)).toBe(401);
});

const WORD = 'Zwiebelfisch';
const anOffer = (title: string) => ({
  title,
  description: `${title} and more`,
  type: 'seeking',
  category: 'Painting',
  status: 'open',
});

/** A member whose every word holds the canary, in every service. */
async function aFullLife() {
  const { members, call } = product;
  const [gone, noor, zoe] = await Promise.all([
    members.make({ role: 'entrepreneur', firstname: WORD, lastname: WORD }),
    members.make({ role: 'entrepreneur' }),
    members.make(),
  ]);
  const post = async (path: string, { token }: Member, body: unknown) =>
    until(
      async () => {
        const answer = await call({ method: 'POST', path, token, body });
        return answer.status < 300 ? answer : undefined;
      },
      20 * SECONDS,
      path,
    );
  await members.connect(gone, noor);
  const about = `<p>${WORD}</p>`;
  await post(`/profile/user/${gone.userId}/about`, gone, { about });
  await post(`/profile/interests/${gone.userId}`, gone, { interest: WORD });
  const offerId = idOf(await post('/offers/create', gone, anOffer(WORD)));
  const otherOfferId = idOf(await post('/offers/create', noor, anOffer('Paint a boat')));
  await post('/offers/apply', zoe, { offerId });
  await post('/offers/apply', gone, { offerId: otherOfferId });
  await post('/offers/apply', zoe, { offerId: otherOfferId });
  await post(`/users/add-fav-offer/${offerId}`, noor, { favourite: true });
  const rating = (ratedUserId: string) => ({ ratedUserId, ratingNumber: 5, comment: `${WORD}!` });
  await post('/ratings/add-new-rating', gone, rating(noor.userId));
  await post('/ratings/add-new-rating', zoe, { ...rating(noor.userId), ratingNumber: 3, comment: 'Early.' });
  await post('/ratings/add-new-rating', noor, rating(gone.userId));
  await post(`/messages/send/${noor.userId}`, gone, { message: WORD });
  await post(`/messages/send/${gone.userId}`, noor, { message: 'I heard you' });
  return { gone, noor, zoe, offerId, otherOfferId };
}

const leftIn = (words: readonly string[]): string[] =>
  documentOwners.filter((owner) => {
    const text = stored.read(owner).toLowerCase();
    return words.some((word) => text.includes(word.toLowerCase()));
  });

it(
  'erases a deleted member from every store within a minute, and frees their address',
  async () => {
    const { gone, noor, zoe, offerId, otherOfferId } = await aFullLife();
    const canaries = [WORD, gone.email];
    await until(() => leftIn([WORD]).length === 4, 20 * SECONDS, 'the word in four stores');
    expect(leftIn(canaries)).toEqual(['identity', 'profiles', 'offers', 'ratings', 'chat']);
    const socket = await aSocket(gone);

    const path = '/users/delete-account';
    expect(await statusOf('POST', path, gone.token, { password: 'not the password' })).toBe(403);
    const begun = performance.now();
    expect(await statusOf('POST', path, gone.token, { password: gone.password })).toBe(200);
    await until(
      async () => (await statusOf('GET', '/users/loggeduser', gone.token)) === 401,
      REVOCATION_MS,
      'session over',
    );
    expect(await socket.closed).toBe('sessionEnded');
    await until(() => leftIn(canaries).length === 0, ERASURE_MS, 'no word anywhere');
    await until(() => !stored.read('identity').includes('awaits'), ERASURE_MS, 'everybody answered');
    expect(performance.now() - begun).toBeLessThan(ERASURE_MS);

    expect(await statusOf('GET', `/users/single-user/${gone.userId}`)).toBe(404);
    expect(await statusOf('GET', `/offers/find/${offerId}`, zoe.token)).toBe(404);
    const read = async (wanted: string, { token }: Member) =>
      (await product.call({ method: 'GET', path: wanted, token })).text;
    await until(
      async () => (await read(`/offers/find/${otherOfferId}`, noor)).includes('"applicantsCount":1'),
      5_000,
    );
    await until(
      async () => (await read(`/users/single-user/${noor.userId}`, zoe)).includes('"averageRating":3,'),
      5_000,
      'the average without them',
    );
    expect(await read(`/messages/get/${gone.userId}`, noor)).toContain('I heard you');
    expect(await read('/users/loggeduser', noor)).not.toContain(gone.userId);
    const told = await until(async () => {
      const mails = await product.cluster.mailbox.list(zoe.email);
      return mails.length > 0 ? mails : undefined;
    }, 10 * SECONDS);
    expect(told.map(({ subject }) => subject)).toEqual(['An offer you applied to is gone']);

    const again = {
      email: gone.email,
      password: gone.password,
      role: 'artist',
      terms: { accepted: true, version: 'test' },
    };
    const registered = await product.call({ method: 'POST', path: '/users/register', body: again });
    expect(registered.status).toBe(201);
    expect(idOf(registered)).not.toBe(gone.userId);
  },
  2 * ERASURE_MS,
);
