import { createTokenVerifier } from '@kindred/chassis/auth/tokens';
import { call, testTokenIdentity } from '@kindred/chassis/testing/service-bed';
import { events } from '@kindred/proto/catalog';
import { expect, it } from 'vitest';
import { sweepExpiredSessionsJob } from '../src/jobs/every-hour.sweep-expired-sessions.ts';
import { createSessionsStore, type SessionDocument } from '../src/store/sessions.store.ts';
import { anIdentity, codesOf, HOUR, MINUTE, password } from './_util.ts';

it('starts a session of seven days that the token names', async () => {
  const { aMember, signIn, bed, clock } = await anIdentity();
  const _id = await aMember({ role: 'entrepreneur' });
  const { status, body } = await signIn('MIRA@example.com');
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    token: expect.any(String),
    user: { _id, id: _id, email: 'mira@example.com', role: 'entrepreneur' },
  });
  const caller = await createTokenVerifier(bed.signingKey, testTokenIdentity, clock)(body.token);
  expect(caller).toMatchObject({ userId: _id, role: 'entrepreneur', expiresAt: clock.now() + 7 * 24 * HOUR });
  expect(caller.sid).toMatch(/^1\.[\w-]{22}$/);
  const sessions = bed.effects.documents.collection<SessionDocument>('sessions');
  expect(await sessions.findOne({ _id: caller.sid })).toMatchObject({ userId: _id, generation: 1 });
});

it('answers a wrong password and an unknown address with the same bytes after the same work', async () => {
  const { aMember, signIn, passwords } = await anIdentity();
  await aMember();
  passwords.verified.length = 0;
  const wrong = await signIn('mira@example.com', 'wrong password here');
  const unknown = await signIn('nobody@example.com', 'wrong password here');
  expect([wrong.status, codesOf(wrong)]).toEqual([401, ['invalid-credentials']]);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect(passwords.verified).toHaveLength(2);
  expect(passwords.verified[1]).toMatch(/^cheap:/);
});

it.each([
  ['a space behind it', `${password} `],
  ['another case', password.toUpperCase()],
])('takes the password with %s for another one', async (_, typed) => {
  const { aMember, signIn } = await anIdentity();
  await aMember();
  expect((await signIn('mira@example.com', typed)).status).toBe(401);
});

it('tells about a missing confirmation only after the right password', async () => {
  const { register, signIn } = await anIdentity();
  await register();
  expect((await signIn('mira@example.com', 'wrong password here')).status).toBe(401);
  const answer = await signIn();
  expect([answer.status, codesOf(answer)]).toEqual([403, ['email-not-confirmed']]);
});

it('lets the unconfirmed in where the operator says so', async () => {
  const { register, signIn } = await anIdentity({ allowsUnverifiedSignIn: true });
  await register();
  expect((await signIn()).status).toBe(200);
});

it('keeps the suspended out like strangers', async () => {
  const { aMember, signIn, accounts } = await anIdentity();
  const _id = await aMember();
  await accounts.updateOne({ _id }, { $set: { isSuspended: true } });
  expect(codesOf(await signIn())).toEqual(['invalid-credentials']);
});

it('stops the eleventh try per address and network', async () => {
  const { aMember, signIn, clock } = await anIdentity();
  await aMember();
  const from = (ip: string) => ({ 'x-kindred-client-ip': ip });
  for (let i = 0; i < 10; i += 1)
    await signIn('mira@example.com', 'wrong password here', from('2001:db8::1'));
  const stopped = await signIn('MIRA@example.com', password, from('2001:db8::2'));
  expect([stopped.status, stopped.headers['retry-after'], codesOf(stopped)]).toEqual([
    429,
    '900',
    ['too-many'],
  ]);
  expect((await signIn('mira@example.com', password, from('2001:db8:1::1'))).status).toBe(200);
  clock.leap(15 * MINUTE);
  expect((await signIn('mira@example.com', password, from('2001:db8::1'))).status).toBe(200);
});

it('raises every limit by the factor', async () => {
  const { signIn } = await anIdentity({ limitFactor: 2 });
  const statuses: number[] = [];
  for (let i = 0; i < 21; i += 1) statuses.push((await signIn()).status);
  expect(statuses).toEqual([...Array(20).fill(401), 429]);
});

it('ends one session on signing out, once', async () => {
  const { aMember, signIn, service, seen, bed } = await anIdentity();
  const userId = await aMember();
  const [{ body: mine }, { body: other }] = [await signIn(), await signIn()];
  const signOut = (token: string) => call(service, { method: 'POST', path: '/users/signout', token });
  for (let i = 0; i < 2; i += 1) {
    const { status, body } = await signOut(mine.token);
    expect([status, body]).toEqual([200, { success: true }]);
  }
  const { sid } = await bed.effects.verifyToken(mine.token);
  expect(await seen(events.sessionRevoked, 1)).toMatchObject([{ userId, sid, beforeGeneration: 0 }]);
  expect((await bed.effects.verifyToken(other.token)).sid).not.toBe(sid);
});

it('signs nobody out without a token, and forgotten sessions without complaint', async () => {
  const { service, send, bed } = await anIdentity();
  expect((await send('POST', '/users/signout')).status).toBe(401);
  const token = await bed.signToken({ userId: 'a'.repeat(24) });
  expect((await call(service, { method: 'POST', path: '/users/signout', token, body: {} })).status).toBe(200);
});

it('forgets sessions when their tokens have expired, all of them, and no others', async () => {
  const { bed, clock } = await anIdentity();
  const sessions = bed.effects.documents.collection<SessionDocument>('sessions');
  const aSession = (id: string, expiresAt: number) =>
    sessions.insertOne({ _id: id, userId: 'a', generation: 1, createdAt: 0, expiresAt, version: 1 });
  for (let i = 0; i < 201; i += 1) await aSession(`1.old-${i}`, clock.now() - 1);
  await aSession('1.new', clock.now());
  const store = createSessionsStore(sessions, clock, () => undefined);
  await sweepExpiredSessionsJob(store, clock).run();
  expect(await sessions.find({}, { limit: 10 })).toMatchObject([{ _id: '1.new' }]);
});
