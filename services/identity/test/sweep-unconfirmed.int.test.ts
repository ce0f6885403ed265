import { events } from '@kindred/proto/catalog';
import { expect, it } from 'vitest';
import { createAccountsStore } from '../src/store/accounts.store.ts';
import { createSweepUnconfirmed } from '../src/usecases/sweep-unconfirmed.ts';
import { anIdentity, HOUR, password } from './_util.ts';

const DAY = 24 * HOUR;

async function aHouse() {
  const identity = await anIdentity();
  const { accounts, clock } = identity;
  const store = createAccountsStore(accounts, clock, () => undefined);
  const living = async () =>
    (await accounts.find({ deletedAt: { $exists: false } }, { limit: 300 })).map(({ email }) => email);
  return { ...identity, living, sweep: createSweepUnconfirmed(store, clock) };
}

it('deletes an account nobody confirmed within thirty days, and tells so', async () => {
  const { accounts, clock, living, register, seen, service, sweep } = await aHouse();
  await register();
  const _id = (await accounts.findOne({}))?._id;
  clock.leap(30 * DAY - 1);
  await sweep();
  expect(await living()).toEqual(['mira@example.com']);
  clock.leap(1);
  await sweep();
  await sweep();
  expect(await living()).toEqual([]);
  await service.flush();
  expect(await seen(events.userDeleted, 1)).toMatchObject([{ userId: _id }]);
  expect((await register()).status).toBe(201);
});

it('lets those live who confirmed, by either link', async () => {
  const { aMember, clock, confirm, confirmationToken, living, register, resetToken, send, service, sweep } =
    await aHouse();
  await aMember({ email: 'demo@example.com' });
  await register();
  await confirm(await confirmationToken(2));
  await register({ email: 'zoe@example.com' });
  await send('POST', '/users/changepassword', { email: 'zoe@example.com' });
  await service.flush();
  await send('PUT', `/users/updatepassword/${await resetToken()}`, { password });
  clock.leap(400 * DAY);
  await sweep();
  expect((await living()).sort()).toEqual(['demo@example.com', 'mira@example.com', 'zoe@example.com']);
});

it('waits for the last link that still works', async () => {
  const { clock, confirm, confirmationToken, living, register, sweep } = await aHouse();
  await register();
  clock.leap(30 * DAY - HOUR);
  await register({ password: 'four inks make a fifth' });
  clock.leap(2 * HOUR);
  await sweep();
  expect(await living()).toEqual(['mira@example.com']);
  await confirm(await confirmationToken(2));
  clock.leap(2 * DAY);
  await sweep();
  expect(await living()).toEqual(['mira@example.com']);
});

it('goes through as many as there are, page by page', async () => {
  const { accounts, clock, living, register, sweep } = await aHouse();
  await register();
  const first = await accounts.findOne({});
  if (!first) throw new Error('no account');
  for (let n = 0; n < 230; n += 1) {
    const { registration: _, outbox: __, claim: ___, ...like } = first;
    const _id = n.toString(16).padStart(24, '0');
    await accounts.insertOne({ ...like, _id, email: `${n}@example.com`, registration: { bodyHash: '' } });
  }
  clock.leap(31 * DAY);
  await sweep();
  expect(await living()).toEqual([]);
});

it('makes nothing of an account that ended while its address was registered again', async () => {
  const { accounts, clock, living, passwords, register, seen, sweep } = await aHouse();
  await register();
  const ended = (await accounts.findOne({}))?._id;
  passwords.beforeHash = async () => {
    passwords.beforeHash = async () => undefined;
    clock.leap(30 * DAY);
    await sweep();
  };
  expect((await register({ password: 'four inks make a fifth' })).status).toBe(503);
  expect(await accounts.findOne({ _id: ended ?? '' })).toMatchObject({ confirmations: [] });
  expect((await register({ password: 'four inks make a fifth' })).status).toBe(201);
  expect(await living()).toEqual(['mira@example.com']);
  const told = (await seen(events.userRegistered, 2)).map(({ email }) => email);
  expect(told).toEqual(['mira@example.com', 'mira@example.com']);
});
