import { patience } from '@kindred/chassis/testing/patience';
import { until } from '@kindred/chassis/testing/until';
import { type Account, signInAs } from '@kindred/e2e/account';
import { call } from '@kindred/e2e/call';
import { linkIn, nextMail } from '@kindred/local/testing/mailbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  aFleetBehindDoors,
  type FleetBehindDoors,
  percentile,
  report,
  sendMessage,
  timedCall,
} from '../src/testing/degradation-bed.ts';
import { LivePage } from '../src/testing/live-page.ts';

/** A call waits no longer than this for a shared state that says nothing, and only one a second does. */
const COMMAND_MS = 250 * patience;
const REVOKED_MS = 5_000;
const HEARD_MS = 10_000;
const AGAIN_MS = 1_000;
const CALLS = 60;
const LINK_TOKENS = 20;

let bed: FleetBehindDoors;
let ann: Account;
let bob: Account;

beforeAll(async () => {
  bed = await aFleetBehindDoors({
    replicas: { chat: 2, gateway: 2 },
    pairsChat: true,
    env: { KINDRED_LIMIT_FACTOR: '1', KINDRED_TRUSTED_PROXY_HOPS: '1' },
  });
  [ann, bob] = (await bed.members('ann', 'bob')) as [Account, Account];
}, 120_000 * patience);
afterAll(() => bed?.dispose());
afterEach(() => bed.doors.shared.open());

/** Says the same again every second, as seldom as the limit of messages asks for. */
async function hearsAgain(page: LivePage, text: string): Promise<void> {
  await until(
    async () => {
      await sendMessage(bed.through(0), ann, bob, text);
      return until(() => page.hasHeard('newMessage', text), AGAIN_MS).catch(() => false);
    },
    HEARD_MS,
    `hearing ${text}`,
  );
}

const p95Of = async (): Promise<number> => {
  const took: number[] = [];
  for (let n = 0; n < CALLS; n += 1) {
    const answer = await timedCall(bed.through(n % 2), '/users/loggeduser', { token: ann.token });
    expect(answer.status).toBe(200);
    took.push(answer.ms);
  }
  return percentile(took, 0.95);
};

/** Tries a wrong link from one address until it is told to stop; answers how often it was heard. */
async function triesLeft(gateway: number, address: string): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const answer = await call(bed.through(gateway), `/users/emailconfirm/${'x'.repeat(43)}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
    });
    if (answer.status === 429) return tries;
    expect(answer.status).toBeLessThan(500);
    expect(tries).toBeLessThanOrEqual(LINK_TOKENS);
  }
}

it('counts limits together while the shared state is there', async () => {
  expect(await triesLeft(0, '10.1.0.1')).toBe(LINK_TOKENS);
  expect(await triesLeft(1, '10.1.0.1')).toBe(0);
});

describe.each(['refuse', 'silence'] as const)('with the shared state gone (%s)', (how) => {
  it(
    'signs in, talks, limits and revokes as before',
    async () => {
      const before = await p95Of();
      const [here, there] = [
        await LivePage.open(bed.through(0), ann),
        await LivePage.open(bed.through(1), bob),
      ];
      await sendMessage(bed.through(0), ann, bob, `before ${how}`);
      await Promise.all([here, there].map((page) => page.hears('newMessage', `before ${how}`)));

      await bed.doors.shared[how]();
      const during = await p95Of();
      report(`${how}: p95 of calls ${before.toFixed(0)} ms before, ${during.toFixed(0)} ms during`);
      expect(during).toBeLessThan(before + COMMAND_MS);

      const sent = await sendMessage(bed.through(0), ann, bob, `during ${how}`);
      expect(sent.status).toBe(201);
      await here.hears('newMessage', `during ${how}`);
      const thread = await call<{ message: string }[]>(bed.through(1), `/messages/get/${ann.userId}`, {
        token: bob.token,
      });
      expect(thread.body.at(-1)?.message).toBe(`during ${how}`);

      const other = await signInAs(bed.through(1), ann.email, ann.password);
      const otherPage = await LivePage.open(bed.through(1), other);
      await call(bed.through(0), '/users/signout', { method: 'POST', token: other.token });
      const endedAt = performance.now();
      const path = '/users/loggeduser';
      await until(
        async () => (await call(bed.through(1), path, { token: other.token })).status === 401,
        REVOKED_MS,
        'the end of the session over HTTP',
      );
      await until(() => otherPage.isEnded(), REVOKED_MS, 'the end of its socket');
      const revokedMs = performance.now() - endedAt;
      expect(revokedMs).toBeLessThan(REVOKED_MS);
      report(`${how}: session ended everywhere after ${revokedMs.toFixed(0)} ms`);

      await bed.doors.shared.open();
      const openedAt = performance.now();
      await hearsAgain(there, `after ${how}`);
      report(`${how}: other replicas heard again ${(performance.now() - openedAt).toFixed(0)} ms later`);
      for (const page of [here, there, otherPage]) page.close();
    },
    60_000 * patience,
  );
});

it.each(['refuse', 'silence'] as const)(
  'limits in each process alone (%s)',
  async (how) => {
    await bed.doors.shared[how]();
    // The process has to notice first: what it counted before is out of reach then.
    await until(async () => (await p95Of()) < COMMAND_MS, HEARD_MS);
    const address = how === 'refuse' ? '10.1.0.2' : '10.1.0.3';
    expect(await triesLeft(0, address)).toBe(LINK_TOKENS);
    expect(await triesLeft(1, address)).toBe(LINK_TOKENS);
  },
  60_000 * patience,
);

it(
  'ends all sessions with a new password while the shared state is gone',
  async () => {
    const kindred = bed.through(0);
    await bed.doors.shared.refuse();
    const page = await LivePage.open(bed.through(1), bob);
    await call(kindred, '/users/changepassword', { method: 'POST', body: { email: bob.email } });
    const mail = await nextMail(kindred, bob.email, 2);
    const token = linkIn(mail).split('/').at(-1);
    const changed = await call(kindred, `/users/updatepassword/${token}`, {
      method: 'PUT',
      body: { password: 'quite another walk by the sea' },
    });
    expect(changed.status).toBe(200);
    const endedAt = performance.now();
    for (const gateway of [0, 1])
      await until(
        async () =>
          (await call(bed.through(gateway), '/users/loggeduser', { token: bob.token })).status === 401,
        REVOKED_MS,
        'the end of the session over HTTP',
      );
    await until(() => page.isEnded(), REVOKED_MS, 'the end of the socket');
    report(`a new password ended all sessions after ${(performance.now() - endedAt).toFixed(0)} ms`);
    expect(performance.now() - endedAt).toBeLessThan(REVOKED_MS);
  },
  60_000 * patience,
);
