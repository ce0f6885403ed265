import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { patience } from '@kindred/chassis/testing/patience';
import { until } from '@kindred/chassis/testing/until';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentedLimits, type LimitName, MAILED_LINKS_PER_HOUR } from '../src/limits/limits.table.ts';
import { type Caller, limitedCalls } from '../src/testing/limits/limited-calls.ts';
import { type Product, startProduct } from '../src/testing/product.ts';
import type { Answer, Call } from '../src/testing/send-call.ts';

const system = createSystemEffects();
let offsetMs = 0;
/** The machine's clock, which these tests may push on. */
const clock = {
  ...system.clock,
  now: () => system.clock.now() + offsetMs,
  monotonic: () => system.clock.monotonic() + offsetMs,
};
/** Pictures are made a few at a time, and more at once are put off. */
const atOnce = (name: LimitName): number => (name === 'upload' ? 1 : 20);

let product: Product;
beforeAll(async () => {
  product = await startProduct({
    // The address a call comes from is what the one proxy in front says.
    adapters: { KINDRED_TRUSTED_PROXY_HOPS: '1' },
    limitFactor: 1,
    effects: { ...system, clock },
  });
});
afterAll(async () => product.stop());

let networks = 0;
function aNetwork(): string {
  networks += 1;
  return `198.51.100.${networks}`;
}

async function twoConnected(): Promise<Caller> {
  const [me, other] = await Promise.all([
    product.members.make({ role: 'entrepreneur' }),
    product.members.make(),
  ]);
  await product.members.connect(me, other);
  return { me, other, address: aNetwork() };
}

const from = (call: Call, address: string): Promise<Answer> =>
  product.call({ ...call, headers: { 'x-forwarded-for': address } });

async function sendAll(name: LimitName, caller: Caller, count: number, first = 0): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let sent = 0; sent < count; sent += atOnce(name)) {
    const batch = Array.from({ length: Math.min(atOnce(name), count - sent) }, (_, place) =>
      from(limitedCalls[name](caller, first + sent + place), caller.address),
    );
    answers.push(...(await Promise.all(batch)));
  }
  return answers;
}

const statuses = (answers: readonly Answer[]): number[] => [...new Set(answers.map(({ status }) => status))];

const expected: Readonly<Partial<Record<LimitName, number>>> = {
  signInAddress: 401,
  signInNetwork: 401,
  register: 201,
  message: 201,
  rating: 201,
  offer: 201,
};

/** Every session has run out when a day has passed. */
async function freshSession({ me }: Caller): Promise<void> {
  const { userId, role } = me;
  const session = { userId, role, sid: `1.${userId}`, jti: `${userId}-${offsetMs}`, lifetimeMs: 3_600_000 };
  me.token = await product.cluster.signToken(session);
}

const names = Object.keys(documentedLimits) as LimitName[];
it.each(names.map((name) => ({ limit: name, ...documentedLimits[name] })))(
  'allows $max $name per $windowSeconds s and $by ($limit), refuses the next, and forgets in time',
  async ({ limit, max, windowSeconds, by }) => {
    const caller = await twoConnected();
    // What the bed itself has asked for as this member is forgotten first.
    offsetMs += Math.max(windowSeconds, 300) * 1_000;
    await freshSession(caller);
    const status = expected[limit] ?? 200;
    expect(statuses(await sendAll(limit, caller, max - 1))).toEqual([status]);
    const [last] = await sendAll(limit, caller, 1, max - 1);
    expect([last?.status, last?.headers.get('ratelimit-remaining')]).toEqual([
      status,
      limit === 'signInAddress' ? '15' : '0',
    ]);
    const [refused] = await sendAll(limit, caller, 1, max);
    expect(refused?.json).toMatchObject({ success: false, errors: [{ code: 'too-many' }] });
    const wait = Number(refused?.headers.get('retry-after'));
    expect([refused?.status, refused?.headers.get('ratelimit-limit')]).toEqual([429, String(max)]);
    expect(refused?.headers.get('ratelimit-remaining')).toBe('0');
    expect(refused?.headers.get('ratelimit-reset')).toBe(String(wait));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(windowSeconds);

    // Others are not in it, and who is counted by membership is not freed by another network.
    const elsewhere = { ...caller, address: aNetwork() };
    const [moved] = await sendAll(limit, elsewhere, 1, max + 1);
    expect(moved?.status).toBe(by === 'member' ? 429 : status);

    offsetMs += windowSeconds * 1_000;
    await freshSession(caller);
    const [later] = await sendAll(limit, caller, 1, max + 2);
    expect(later?.status).toBe(status);
  },
  60_000 * patience,
);

it('counts a whole IPv6 network as one', async () => {
  const contact = (address: string) =>
    from(limitedCalls.contact({} as Caller, 0), address).then(({ status }) => status);
  const sent: number[] = [];
  for (let n = 1; n <= 6; n += 1) sent.push(await contact(`2001:db8:7:7::${n}`));
  expect(sent).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await contact('2001:db8:7:7:ffff:ffff:ffff:ffff')).toBe(429);
  expect(await contact('2001:db8:7:8::1')).toBe(200);
});

it('mails three links an hour to one address, and answers alike when it stops', async () => {
  const [member, after] = await Promise.all([product.members.make(), product.members.make()]);
  const ask = async (email: string) => {
    const call = { method: 'POST', path: '/users/changepassword', body: { email } };
    const { status, json } = await from(call, aNetwork());
    await product.cluster.services.identity.flush();
    return [status, json];
  };
  const mails = async (email: string) => (await product.cluster.mailbox.list(email)).length;
  for (let n = 0; n < MAILED_LINKS_PER_HOUR; n += 1) {
    expect(await ask(member.email)).toEqual([200, { success: true }]);
    await until(async () => (await mails(member.email)) === n + 1, 15_000, `mail ${n + 1}`);
  }
  expect(await ask(member.email)).toEqual([200, { success: true }]);
  // Requests are answered in their order: when the later one has its mail, the earlier one had its chance.
  expect(await ask(after.email)).toEqual([200, { success: true }]);
  await until(async () => (await mails(after.email)) === 1, 15_000, 'the mail of another');
  expect(await mails(member.email)).toBe(MAILED_LINKS_PER_HOUR);
  offsetMs += 3_600_000;
  await ask(member.email);
  await until(async () => (await mails(member.email)) === 4, 15_000, 'a mail in the next hour');
});
