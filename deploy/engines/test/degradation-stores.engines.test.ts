import { anImage } from '@kindred/chassis/testing/images';
import { patience } from '@kindred/chassis/testing/patience';
import { until } from '@kindred/chassis/testing/until';
import { type Account, registerBody } from '@kindred/e2e/account';
import type { Call } from '@kindred/e2e/call';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  aFleetBehindDoors,
  type FleetBehindDoors,
  report,
  sendMessage,
  setTitle,
  timedCall,
} from '../src/testing/degradation-bed.ts';
import { partNames } from '../src/testing/replica.ts';

const ANSWERED_MS = 2_000 * patience;
const RECOVERED_MS = 10_000;
const CAUGHT_UP_MS = 30_000;

let bed: FleetBehindDoors;
let ann: Account;
let bob: Account;

beforeAll(async () => {
  bed = await aFleetBehindDoors();
  [ann, bob] = (await bed.members('ann', 'bob')) as [Account, Account];
}, 120_000 * patience);
afterAll(() => bed?.dispose());
afterEach(async () => {
  await Promise.all([bed.doors.documents.open(), bed.doors.objects.open()]);
});

/** One call of every owner that asks its documents. */
const callsOfEveryOwner = (): [string, Call][] => [
  ['/users/signin', { method: 'POST', body: { email: ann.email, password: ann.password } }],
  ['/users/register', { method: 'POST', body: registerBody('nobody@example.com') }],
  ['/users/loggeduser', { token: ann.token }],
  ['/users/all-the-users', {}],
  [`/users/update/${ann.userId}`, { method: 'PUT', token: ann.token, body: { title: 'lost' } }],
  [`/messages/get/${bob.userId}`, { token: ann.token }],
  [`/messages/send/${bob.userId}`, { method: 'POST', token: ann.token, body: { message: 'lost' } }],
  ['/chats/finduserconnections/', { token: ann.token }],
  [
    '/send-email/user-specific',
    {
      method: 'POST',
      body: { senderEmail: 'a@example.com', subject: 'User Message to DEVs', message: 'lost' },
    },
  ],
  ['/offers', {}],
  ['/ratings/get-best-ratings/', {}],
];

const areReady = async (): Promise<boolean> =>
  (await Promise.all(bed.fleet.replicas.map((replica) => replica.isReady()))).every(Boolean);

const pids = () => bed.fleet.replicas.map(({ pid }) => pid);

describe.each(['refuse', 'silence'] as const)('with the database gone (%s)', (how) => {
  it(
    'answers every call 503 with Retry-After in time, lives on, and serves again without a restart',
    async () => {
      const kindred = bed.through(0);
      const before = pids();
      await sendMessage(kindred, ann, bob, `before ${how}`);
      await bed.doors.documents[how]();

      const answers = await Promise.all(
        callsOfEveryOwner().map(async ([path, wish]) => ({
          path,
          ...(await timedCall(kindred, path, wish)),
        })),
      );
      report(`${how}: slowest first answer ${Math.max(...answers.map(({ ms }) => ms)).toFixed(0)} ms`);
      for (const { path, status, retryAfter, ms } of answers) {
        expect({ path, status, retryAfter }).toEqual({ path, status: 503, retryAfter: expect.any(Number) });
        expect(ms, path).toBeLessThan(ANSWERED_MS);
      }
      expect(await areReady()).toBe(true);

      await bed.doors.documents.open();
      const openedAt = performance.now();
      for (const [path, wish] of callsOfEveryOwner()) {
        if (path === '/users/register' || path === '/send-email/user-specific') continue;
        await until(async () => (await timedCall(kindred, path, wish)).status < 300, RECOVERED_MS, path);
      }
      const recoveredMs = performance.now() - openedAt;
      report(`${how}: every owner serves again after ${recoveredMs.toFixed(0)} ms`);
      expect(recoveredMs).toBeLessThan(RECOVERED_MS * patience);
      expect(pids()).toEqual(before);
    },
    60_000 * patience,
  );

  it(
    'goes on with its events where it stopped',
    async () => {
      const kindred = bed.through(0);
      const email = `during-${how}@example.com`;
      const register = () =>
        timedCall(kindred, '/users/register', {
          method: 'POST',
          body: registerBody(email),
          headers: { 'idempotency-key': email },
        });
      const mails = async () => (await bed.stored('mail', 'mails')).countUpTo({}, 1_000);
      const mailsBefore = await mails();
      // Registered, told to the bus, and gone before profiles and mail could store what follows from it.
      await until(async () => (await register()).status === 201, RECOVERED_MS);
      await bed.doors.documents[how]();
      await until(async () => (await register()).status === 503, RECOVERED_MS);
      await bed.doors.documents.open();
      const members = await bed.stored('profiles', 'members');
      await until(async () => (await members.countUpTo({ email }, 2)) === 1, CAUGHT_UP_MS, 'the member');
      await until(async () => (await mails()) > mailsBefore, CAUGHT_UP_MS, 'the mail');
      expect(await mails()).toBe(mailsBefore + 1);
    },
    60_000 * patience,
  );
});

describe('with the objects gone', () => {
  const upload = async (colour: string) => {
    const picture = await anImage({ colour });
    const form = new FormData();
    form.set('profileImage', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
    const startedAt = performance.now();
    const answer = await fetch(`${bed.through(0).url}/users/update-profile-pic/${ann.userId}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${ann.token}` },
      body: form,
    });
    await answer.arrayBuffer();
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      ms: performance.now() - startedAt,
    };
  };
  const imageOf = async (): Promise<unknown> => {
    const answer = await timedCall<{ user: { profileImage?: unknown } }>(
      bed.through(0),
      '/users/loggeduser',
      {
        token: ann.token,
      },
    );
    return answer.body.user.profileImage;
  };

  it.each(['refuse', 'silence'] as const)(
    'refuses uploads and does the rest (%s)',
    async (how) => {
      const kindred = bed.through(0);
      await bed.doors.objects[how]();
      const image = await imageOf();
      const colour = how === 'refuse' ? '#ff0000' : '#00ff00';
      const refused = await upload(colour);
      report(`${how}: upload refused after ${refused.ms.toFixed(0)} ms`);
      expect(refused).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
      expect(await imageOf()).toEqual(image);
      for (const [path, wish] of callsOfEveryOwner().filter(([path]) => path !== '/users/register'))
        expect((await timedCall(kindred, path, wish)).status, path).toBeLessThan(300);
      expect(await areReady()).toBe(true);
      await bed.doors.objects.open();
      await until(async () => (await upload(colour)).status === 200, RECOVERED_MS, 'an upload');
    },
    60_000 * patience,
  );
});

describe('with one service gone', () => {
  const owned = { identity: 0, profiles: 2, chat: 5, mail: 8, offers: 9, ratings: 10 } as const;

  it.each(['identity', 'profiles', 'offers', 'ratings', 'chat', 'mail'] as const)(
    '%s: the others serve',
    async (part) => {
      const kindred = bed.through(0);
      const calls = callsOfEveryOwner();
      const [path, wish] = calls[owned[part]] ?? ['', {}];
      await Promise.all(bed.fleet.of(part).map((replica) => replica.end('SIGKILL')));
      const refused = await timedCall(kindred, path, wish);
      report(`${part} gone: refused after ${refused.ms.toFixed(0)} ms`);
      expect(refused).toMatchObject({ status: 503, retryAfter: expect.any(Number) });
      expect(refused.ms).toBeLessThan(2_500 * patience);
      for (const other of partNames) {
        if (other === part || other === 'gateway') continue;
        const [otherPath, otherWish] = calls[owned[other]] ?? ['', {}];
        const answer = await timedCall(kindred, otherPath, otherWish);
        expect(answer.status, `${otherPath} without ${part}`).toBeLessThan(300);
      }
      for (const replica of bed.fleet.of(part)) replica.start();
      await Promise.all(bed.fleet.of(part).map((replica) => replica.untilReady()));
      await until(async () => (await timedCall(kindred, path, wish)).status < 300, RECOVERED_MS, path);
      expect((await setTitle(kindred, ann, `back with ${part}`)).status).toBe(200);
    },
    90_000 * patience,
  );
});
