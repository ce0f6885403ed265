import { events, topics } from '@kindred/proto/catalog';
import { describe, expect, it } from 'vitest';
import { anIdentity, aRegistration, codesOf, password } from './_util.ts';

const nobody = 'f'.repeat(24);

async function aHouse() {
  const identity = await anIdentity();
  const { aMember, send, service, signIn } = identity;
  const tokenOf = async (email: string) => (await signIn(email)).body.token as string;
  const admin = await aMember({ email: 'op@example.com' });
  const mira = await aMember();
  await service.setAdmin('OP@example.com', true);
  const asAdmin = await tokenOf('op@example.com');
  const asMira = await tokenOf('mira@example.com');
  const change = (verb: 'suspend' | 'reinstate', id: string, token = asAdmin) =>
    send('POST', `/users/${verb}/${id}`, undefined, { authorization: `Bearer ${token}` });
  const versionOf = async (_id: string) => (await identity.accounts.findOne({ _id }))?.version;
  return { ...identity, admin, mira, asAdmin, asMira, tokenOf, change, versionOf };
}

describe('a suspension', () => {
  it('ends every session, tells the house and is told once', async () => {
    const { change, mira, seen, versionOf, accounts } = await aHouse();
    const answers = [await change('suspend', mira), await change('suspend', mira)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { success: true }],
      [200, { success: true }],
    ]);
    expect(await accounts.findOne({ _id: mira })).toMatchObject({ isSuspended: true, sessionGeneration: 2 });
    expect(await versionOf(mira)).toBe(2);
    expect(await seen(events.userSuspended, 1)).toMatchObject([{ userId: mira }]);
    expect(await seen(events.sessionRevoked, 1)).toMatchObject([{ userId: mira, beforeGeneration: 2 }]);
  });

  it('answers sign-in with the bytes of a wrong password', async () => {
    const { change, mira, signIn } = await aHouse();
    const wrong = await signIn('mira@example.com', 'wrong password here');
    await change('suspend', mira);
    const right = await signIn();
    expect([right.status, right.body]).toEqual([wrong.status, wrong.body]);
  });

  it('keeps the address taken, also one that was never confirmed', async () => {
    const { accounts, change, mira, register } = await aHouse();
    await change('suspend', mira);
    expect(codesOf(await register())).toEqual(['email-taken']);
    await register({ email: 'new@example.com' });
    const { _id: waiting } = (await accounts.findOne({ email: 'new@example.com' })) ?? { _id: '' };
    await change('suspend', waiting);
    const again = await register({ email: 'new@example.com', password: 'some other good words' });
    expect(codesOf(again)).toEqual(['email-taken']);
  });

  it('has no link mailed, and ends one that was mailed before', async () => {
    const { accounts, bed, change, mira, resetToken, send } = await aHouse();
    const ask = async () => {
      await send('POST', '/users/changepassword', { email: 'mira@example.com' });
      await bed.settle();
    };
    await ask();
    const token = await resetToken();
    await change('suspend', mira);
    const [before, told] = [await accounts.findOne({ _id: mira }), await bed.published(topics.user)];
    const refused = await send('PUT', `/users/updatepassword/${token}`, {
      password: 'some other good words',
    });
    expect([refused.status, codesOf(refused)]).toEqual([400, ['link-invalid']]);
    await ask();
    expect(await bed.published(topics.user)).toHaveLength(told.length);
    expect((await accounts.findOne({ _id: mira }))?.passwordHash).toBe(before?.passwordHash);
  });

  it('ends with a reinstatement, told once, after which the member signs in to a newer generation', async () => {
    const { change, mira, seen, signIn, versionOf } = await aHouse();
    await change('reinstate', mira);
    expect(await versionOf(mira)).toBe(1);
    await change('suspend', mira);
    expect((await change('reinstate', mira)).status).toBe(200);
    expect((await change('reinstate', mira)).status).toBe(200);
    expect(await seen(events.userReinstated, 1)).toMatchObject([{ userId: mira }]);
    expect((await signIn()).status).toBe(200);
  });
});

describe.each(['suspend', 'reinstate'] as const)('who may %s', (verb) => {
  it('is an admin alone, whoever the id is', async () => {
    const { change, admin, asMira, accounts } = await aHouse();
    for (const id of [admin, nobody]) {
      const answer = await change(verb, id, asMira);
      expect([answer.status, codesOf(answer)]).toEqual([403, ['admins-only']]);
    }
    expect(await accounts.findOne({ _id: admin })).toMatchObject({ isSuspended: false });
  });

  it('is no admin whose flag was taken away, who is suspended, or whose token alone says so', async () => {
    const { accounts, bed, change, mira, service, admin, asAdmin } = await aHouse();
    const claimed = await bed.signToken({ userId: mira, role: 'admin' });
    expect((await change(verb, admin, claimed)).status).toBe(403);
    await accounts.updateOne({ _id: admin }, { $set: { isSuspended: true } });
    expect((await change(verb, mira, asAdmin)).status).toBe(403);
    await accounts.updateOne({ _id: admin }, { $set: { isSuspended: false } });
    expect((await change(verb, mira, asAdmin)).status).toBe(200);
    expect(await service.setAdmin('op@example.com', false)).toBe(true);
    expect((await change(verb, mira, asAdmin)).status).toBe(403);
  });

  it('does it to others, and to nobody who is not there', async () => {
    const { admin, change, send } = await aHouse();
    expect(codesOf(await change(verb, admin))).toEqual(['not-yourself']);
    expect((await change(verb, nobody)).status).toBe(404);
    expect((await change(verb, 'x')).status).toBe(400);
    expect((await send('POST', `/users/${verb}/${nobody}`)).status).toBe(401);
  });

  it('finds no deleted account', async () => {
    const { asMira, change, mira, send } = await aHouse();
    await send('POST', '/users/delete-account', { password }, { authorization: `Bearer ${asMira}` });
    expect((await change(verb, mira)).status).toBe(404);
  });
});

it('makes nobody an admin by registering, nor an address nobody confirmed', async () => {
  const { register, service, accounts } = await anIdentity();
  expect((await register({ isAdmin: true })).status).toBe(400);
  await register();
  expect(await service.setAdmin(aRegistration().email, true)).toBe(false);
  expect(await service.setAdmin('nobody@example.com', true)).toBe(false);
  expect((await accounts.findOne({}))?.isAdmin).not.toBe(true);
});
