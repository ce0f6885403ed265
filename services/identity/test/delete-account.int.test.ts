import { draftEvent } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import { expect, it } from 'vitest';
import { erasingServices } from '../src/domain/ended-account.ts';
import { createAccountsStore } from '../src/store/accounts.store.ts';
import { createLinkRequestsStore } from '../src/store/link-requests.store.ts';
import { createAnswerLinkRequests } from '../src/usecases/answer-link-requests.ts';
import { createAskForErasure } from '../src/usecases/ask-for-erasure.ts';
import { createDeleteAccount } from '../src/usecases/delete-account.ts';
import { anIdentity, codesOf, HOUR, MINUTE, password } from './_util.ts';

async function aHouse() {
  const identity = await anIdentity();
  const { accounts, aMember, bed, clock, send, signIn } = identity;
  const mira = await aMember();
  const { token } = (await signIn()).body;
  const end = (typed: unknown = password, as = token) =>
    send('POST', '/users/delete-account', { password: typed }, { authorization: `Bearer ${as}` });
  const answer = async (service: string, version = 1) => {
    const event = draftEvent(events.userErased, mira, { userId: mira, service });
    await bed.deliver(event, mira, version, service);
    await bed.settle();
  };
  const awaits = async () => (await accounts.findOne({ _id: mira }))?.erasure?.awaits;
  const ask = createAskForErasure(
    createAccountsStore(accounts, clock, () => undefined),
    clock,
  );
  return { ...identity, mira, token: String(token), end, answer, awaits, ask };
}

it('ends the account of who says the password again: sessions, sign-in and everything kept of it', async () => {
  const { accounts, end, mira, seen, signIn } = await aHouse();
  const { status, body } = await end();
  expect([status, body]).toEqual([200, { success: true }]);
  expect(await seen(events.userDeleted, 1)).toMatchObject([{ userId: mira }]);
  expect(await seen(events.sessionRevoked, 1)).toMatchObject([{ userId: mira, beforeGeneration: 2 }]);
  const unknown = await signIn('nobody@example.com');
  const former = await signIn();
  expect([former.status, former.body]).toEqual([unknown.status, unknown.body]);
  expect(JSON.stringify(await accounts.findOne({ _id: mira }))).not.toMatch(/example\.com|cheap:|Painting/);
});

it('refuses a wrong password and changes nothing, and counts such tries like those of sign-in', async () => {
  const { end, states } = await aHouse();
  const before = await states();
  const answer = await end('wrong password here');
  expect([answer.status, codesOf(answer)]).toEqual([403, ['wrong-password']]);
  expect(await states()).toEqual(before);
  for (let tries = 0; tries < 9; tries += 1) await end('wrong password here');
  expect((await end()).status).toBe(429);
});

it('answers the second of two at the same moment that the session has ended', async () => {
  const { end, seen } = await aHouse();
  const answers = await Promise.all([end(), end()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect(await seen(events.userDeleted, 1)).toHaveLength(1);
});

it('says the same where the account ends while the password is checked', async () => {
  const { accounts, clock, end, mira } = await aHouse();
  const store = createAccountsStore(accounts, clock, () => undefined);
  const passwords = {
    hash: async (typed: string) => typed,
    // Slow enough for the same member to end the account elsewhere.
    verify: async () => (await end()).status === 200,
  };
  const limits = { requireSignIn: async () => undefined, allowsMailTo: async () => true };
  const deleteAccount = createDeleteAccount(store, passwords, limits, clock);
  await expect(deleteAccount({ userId: mira, password, clientIp: '' })).rejects.toMatchObject({
    details: [{ code: 'session-ended' }],
  });
});

it('asks for a session and for nothing but the password', async () => {
  const { end, send, token } = await aHouse();
  expect((await send('POST', '/users/delete-account', { password })).status).toBe(401);
  const headers = { authorization: `Bearer ${token}` };
  expect((await send('POST', '/users/delete-account', { password, userId: 'x' }, headers)).status).toBe(400);
  expect((await send('POST', '/users/delete-account', {}, headers)).status).toBe(400);
  expect((await end({ $ne: 1 })).status).toBe(400);
});

it('is over at the second time', async () => {
  const { end, seen } = await aHouse();
  await end();
  const again = await end();
  expect([again.status, codesOf(again)]).toEqual([401, ['session-ended']]);
  expect(await seen(events.userDeleted, 1)).toHaveLength(1);
});

it('lets the address register anew, as somebody else', async () => {
  const { confirm, confirmationToken, end, mira, register, signIn } = await aHouse();
  await end();
  const { status, body } = await register();
  expect(status).toBe(201);
  expect(body.newUser._id).not.toBe(mira);
  await confirm(await confirmationToken(2));
  expect((await signIn()).body.user._id).toBe(body.newUser._id);
});

it('knows no link any more that was mailed before', async () => {
  const { confirm, confirmationToken, mira, register, resetToken, send, service, bed, accounts } =
    await aHouse();
  await register({ email: 'zoe@example.com' });
  const link = await confirmationToken(2);
  await send('POST', '/users/changepassword', { email: 'zoe@example.com' });
  await service.flush();
  const reset = await resetToken();
  const zoe = (await accounts.findOne({ email: 'zoe@example.com' }))?._id ?? '';
  const authorization = `Bearer ${await bed.signToken({ userId: zoe })}`;
  await send('POST', '/users/delete-account', { password }, { authorization });
  const updated = await send('PUT', `/users/updatepassword/${reset}`, { password: 'five inks make a sixth' });
  expect([(await confirm(link)).status, updated.status]).toEqual([400, 400]);
  expect(mira).not.toBe(zoe);
});

it('notes who has erased, once each, and is done after the last', async () => {
  const { accounts, answer, awaits, end, mira } = await aHouse();
  await answer('chat');
  await end();
  expect(await awaits()).toEqual([...erasingServices]);
  await answer('chat');
  await answer('chat');
  await answer('strangers');
  expect(await awaits()).toEqual(['profiles', 'offers', 'ratings', 'mail']);
  for (const service of ['profiles', 'offers', 'ratings', 'mail']) await answer(service, 7);
  expect(await accounts.findOne({ _id: mira })).not.toHaveProperty('erasure');
});

it('asks those who have not answered again, an hour after it asked last', async () => {
  const { answer, ask, clock, end, mira, seen } = await aHouse();
  await end();
  await answer('chat');
  clock.leap(HOUR - MINUTE);
  await ask();
  expect(await seen(events.userDeleted, 1)).toHaveLength(1);
  clock.leap(MINUTE);
  await ask();
  await ask();
  const asked = await seen(events.userDeleted, 2);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
  for (const service of erasingServices) await answer(service);
  clock.leap(HOUR);
  await ask();
  expect(await seen(events.userDeleted, 2)).toHaveLength(2);
  expect(mira).toHaveLength(24);
});

it('mails no link to an account that ends while its request is answered', async () => {
  const { accounts, bed, clock, end, mira } = await aHouse();
  const requests = createLinkRequestsStore(bed.effects.documents.collection('link_requests'));
  await requests.add({
    _id: 'a'.repeat(24),
    kind: 'reset',
    email: 'mira@example.com',
    locale: 'en',
    requestedAt: clock.now(),
  });
  await createAnswerLinkRequests({
    accounts: createAccountsStore(accounts, clock, () => undefined),
    requests,
    limits: {
      requireSignIn: async () => undefined,
      async allowsMailTo() {
        await end();
        return true;
      },
    },
    issueLink: () => ({ tokenHash: 'hash', sealedToken: new Uint8Array() }),
    clock,
  })();
  const left = await accounts.findOne({ _id: mira });
  expect(left).toMatchObject({ deletedAt: clock.now() });
  expect(left).not.toHaveProperty('reset');
});
