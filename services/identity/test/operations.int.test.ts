import { until } from '@kindred/chassis/testing/until';
import { events, topics } from '@kindred/proto/catalog';
import { expect, it } from 'vitest';
import { createIdentityOperations } from '../src/operations.ts';
import { anIdentity, password } from './_util.ts';

async function aHouse() {
  const identity = await anIdentity();
  const { accounts, aMember, bed, clock, register, send, service, signIn } = identity;
  const as = async (email: string) => ({
    authorization: `Bearer ${(await signIn(email)).body.token as string}`,
  });
  await aMember({ email: 'op@example.com' });
  await service.setAdmin('op@example.com', true);
  const confirmed = await aMember();
  const suspended = await aMember({ email: 'noisy@example.com' });
  const gone = await aMember({ email: 'gone@example.com' });
  await register({ email: 'waiting@example.com' });
  const waiting = (await accounts.findOne({ email: 'waiting@example.com' }))?._id ?? '';
  await send('POST', `/users/suspend/${suspended}`, undefined, await as('op@example.com'));
  await send('POST', '/users/delete-account', { password }, await as('gone@example.com'));

  const atRest = () =>
    until(async () => {
      await bed.settle();
      return (await accounts.find({}, { limit: 10 })).every(({ outbox }) => (outbox ?? []).length === 0);
    });
  /** Types of the events about an account, by topic, each in its order. */
  const typesOf = async (userId: string) => {
    const published = [await bed.published(topics.user), await bed.published(topics.session)];
    return published.map((all) =>
      all.filter(({ key }) => key === userId).map(({ headers }) => String(headers.ce_type)),
    );
  };
  /** Those told of each by this work. */
  const told = async (work: () => Promise<unknown>) => {
    const ids = { confirmed, suspended, gone, waiting };
    const all = () => Promise.all(Object.values(ids).map(typesOf));
    await atRest();
    const before = await all();
    await work();
    await atRest();
    const after = await all();
    const news = after.map((lists, who) =>
      lists.flatMap((list, at) => list.slice(before[who]?.[at]?.length)),
    );
    return Object.fromEntries(Object.keys(ids).map((name, at) => [name, news[at]]));
  };
  const operations = createIdentityOperations(bed.effects.documents, clock, () => undefined);
  return { ...identity, confirmed, gone, operations, told };
}

it('tells again of each account what it is now: a suspended one stays so, a deleted one does not come back', async () => {
  const { operations, told } = await aHouse();
  const [registered, verified, reinstated, isSuspended, revoked] = [
    events.userRegistered,
    events.userVerified,
    events.userReinstated,
    events.userSuspended,
    events.sessionRevoked,
  ].map(({ type }) => type);
  expect(await told(operations.announceAccounts)).toEqual({
    confirmed: [registered, verified, reinstated, revoked],
    suspended: [registered, verified, isSuspended, revoked],
    gone: [revoked],
    waiting: [registered, reinstated, revoked],
  });
});

it('shows operators nothing of a deleted account but that it is deleted, and changes it no more', async () => {
  const { accounts, confirmed, gone, operations } = await aHouse();
  expect(await operations.find(confirmed)).toMatchObject({ email: 'mira@example.com' });
  const facts = await operations.find(gone);
  expect(facts).toMatchObject({ id: gone, deletedAt: expect.any(Number) });
  expect(facts?.email).toBeUndefined();
  for (const change of [operations.suspend, operations.reinstate]) expect(await change(gone)).toBeUndefined();
  expect(await accounts.findOne({ _id: gone })).toMatchObject({ isSuspended: false });
});
