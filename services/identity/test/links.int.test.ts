import { events } from '@kindred/proto/catalog';
import { Locale } from '@kindred/proto/identity/v1';
import { describe, expect, it } from 'vitest';
import type { LinkRequest } from '../src/store/link-requests.store.ts';
import { anIdentity, codesOf, HOUR, holdUntilBothHash, MINUTE, password } from './_util.ts';

const newPassword = 'a third is made of two';

describe('a confirmation link', () => {
  it('confirms once, answers its owner again for a day, then no more', async () => {
    const { register, confirm, confirmationToken, seen, signIn, clock, accounts } = await anIdentity();
    const { body } = await register();
    const token = await confirmationToken();
    clock.leap(23 * HOUR);
    const first = await confirm(token);
    expect([first.status, first.body]).toEqual([200, { success: true }]);
    clock.leap(23 * HOUR);
    expect((await confirm(token)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    clock.leap(HOUR);
    expect((await confirm(token)).status).toBe(400);
    expect(await seen(events.userVerified, 1)).toMatchObject([{ userId: body.newUser._id }]);
    expect(await accounts.findOne({})).toMatchObject({ isVerified: true, version: 2 });
  });

  it('is refused with one text when unknown, malformed, too old or replaced', async () => {
    const { register, confirm, confirmationToken, clock } = await anIdentity();
    await register();
    const token = await confirmationToken();
    const answers = [await confirm('x'.repeat(43)), await confirm('%00$ne'), await confirm(`${token}a`)];
    clock.leap(24 * HOUR);
    answers.push(await confirm(token));
    for (const answer of answers) {
      expect([answer.status, answer.body]).toEqual([400, answers[0]?.body]);
      expect(codesOf(answer)).toEqual(['link-invalid']);
    }
  });

  it('confirms once when opened twice at the same moment', async () => {
    const { register, confirm, confirmationToken, seen } = await anIdentity();
    await register();
    const token = await confirmationToken();
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await seen(events.userVerified, 1)).toHaveLength(1);
  });

  it('is mailed again on request, in the language of the request; the earlier one stays good', async () => {
    const { register, send, seen, confirm, confirmationToken } = await anIdentity();
    await register();
    const first = await confirmationToken(1);
    await send(
      'POST',
      '/users/resend-confirmation',
      { email: 'MIRA@example.com' },
      { 'accept-language': 'de' },
    );
    const again = await seen(events.userRegistered, 2);
    expect(again.map(({ locale }) => locale)).toEqual([Locale.EN, Locale.DE]);
    expect(await confirmationToken(2)).not.toBe(first);
    expect((await confirm(first)).status).toBe(200);
    expect((await confirm(await confirmationToken(2))).status).toBe(200);
  });
});

describe('asking for a link', () => {
  it.each(['/users/changepassword', '/users/resend-confirmation'])(
    '%s answers everybody alike after the same single write, and mails only whom it concerns',
    async (path) => {
      const { aMember, register, send, seen, bed, service } = await anIdentity();
      await aMember({ email: 'member@example.com' });
      await register({ email: 'waiting@example.com' });
      const requests = bed.effects.documents.collection<LinkRequest>('link_requests');
      const answers = [];
      for (const email of ['member@example.com', 'waiting@example.com', 'nobody@example.com']) {
        answers.push(await send('POST', path, { email }));
      }
      for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, { success: true }]);
      await service.flush();
      expect(await requests.countUpTo({}, 10)).toBe(0);
      const isReset = path === '/users/changepassword';
      const resets = await seen(events.userPasswordResetRequested, isReset ? 2 : 0);
      expect(resets.map(({ email }) => email).sort()).toEqual(
        isReset ? ['member@example.com', 'waiting@example.com'] : [],
      );
      const mailed = (await seen(events.userRegistered, isReset ? 2 : 3)).filter(
        (e) => e.sealedToken.length > 0,
      );
      expect(mailed.map(({ email }) => email)).toEqual(Array(isReset ? 1 : 2).fill('waiting@example.com'));
    },
  );

  it('leaves no work behind its answer: the next look at the clock serves known and unknown alike', async () => {
    const { aMember, send, seen, bed, service } = await anIdentity();
    await aMember();
    const requests = bed.effects.documents.collection<LinkRequest>('link_requests');
    await send('POST', '/users/changepassword', { email: 'mira@example.com' });
    await send('POST', '/users/changepassword', { email: 'nobody@example.com' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(await requests.countUpTo({}, 10)).toBe(2);
    await service.flush();
    expect(await requests.countUpTo({}, 10)).toBe(0);
    expect(await seen(events.userPasswordResetRequested, 1)).toHaveLength(1);
  });

  it('is answered after a restart, once', async () => {
    const { aMember, seen, bed, service, clock } = await anIdentity();
    await aMember();
    const request: LinkRequest = {
      _id: 'b'.repeat(24),
      kind: 'reset',
      email: 'mira@example.com',
      locale: 'de',
      requestedAt: clock.now(),
    };
    const requests = bed.effects.documents.collection<LinkRequest>('link_requests');
    for (let crash = 0; crash < 2; crash += 1) {
      await requests.insertOne(request);
      await service.flush();
      await expect.poll(() => requests.countUpTo({}, 10)).toBe(0);
    }
    expect(await seen(events.userPasswordResetRequested, 1)).toHaveLength(1);
  });

  it('mails three an hour per address and keeps the third link good', async () => {
    const { aMember, send, seen, resetToken, clock } = await anIdentity();
    await aMember();
    const ask = async () =>
      (await send('POST', '/users/changepassword', { email: 'mira@example.com' })).status;
    for (let i = 0; i < 5; i += 1) expect(await ask()).toBe(200);
    expect(await seen(events.userPasswordResetRequested, 3)).toHaveLength(3);
    const update = await send('PUT', `/users/updatepassword/${await resetToken(3)}`, {
      password: newPassword,
    });
    expect(update.status).toBe(200);
    clock.leap(HOUR);
    await ask();
    expect(await seen(events.userPasswordResetRequested, 4)).toHaveLength(4);
  });
});

describe('a reset link', () => {
  const reset = async (options = {}) => {
    const identity = await anIdentity(options);
    const userId = await identity.aMember();
    const ask = () => identity.send('POST', '/users/changepassword', { email: 'mira@example.com' });
    const update = (token: string, typed = newPassword) =>
      identity.send(
        'PUT',
        `/users/updatepassword/${token}`,
        { password: typed },
        { 'accept-language': 'de' },
      );
    return { ...identity, userId, ask, update };
  };

  it('sets the password, ends every session and has a notice mailed, in one write', async () => {
    const { ask, update, resetToken, signIn, seen, accounts, userId, bed } = await reset();
    await ask();
    const token = await resetToken();
    const { version } = (await accounts.findOne({ _id: userId })) ?? { version: 0 };
    const answer = await update(token);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect((await signIn()).status).toBe(401);
    const { body } = await signIn('mira@example.com', newPassword);
    expect((await bed.effects.verifyToken(body.token)).sid).toMatch(/^2\./);
    expect(await accounts.findOne({ _id: userId })).toMatchObject({
      sessionGeneration: 2,
      version: version + 1,
    });
    expect(await seen(events.sessionRevoked, 1)).toMatchObject([{ userId, sid: '', beforeGeneration: 2 }]);
    expect(await seen(events.userPasswordChanged, 1)).toMatchObject([
      { userId, email: 'mira@example.com', locale: Locale.DE, sessionGeneration: 2 },
    ]);
  });

  it('works once, also when used twice at the same moment', async () => {
    const { ask, update, resetToken, seen, passwords } = await reset();
    await ask();
    const token = await resetToken();
    holdUntilBothHash(passwords);
    const answers = await Promise.all([update(token), update(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(codesOf(await update(token))).toEqual(['link-invalid']);
    expect(await seen(events.userPasswordChanged, 1)).toHaveLength(1);
  });

  it('ends after an hour, and when a newer one is mailed', async () => {
    const { ask, update, resetToken, clock, signIn } = await reset();
    await ask();
    const older = await resetToken(1);
    await ask();
    const newer = await resetToken(2);
    expect((await update(older)).status).toBe(400);
    clock.leap(60 * MINUTE);
    expect((await update(newer)).status).toBe(400);
    expect((await signIn()).status).toBe(200);
  });

  it.each([
    ['too-short', 'short'],
    ['password-guessable', 'password123456'],
    ['password-has-email', 'mira-mira-2026'],
  ])('stays good when the new password is refused (%s)', async (code, typed) => {
    const { ask, update, resetToken } = await reset();
    await ask();
    const token = await resetToken();
    const answer = await update(token, typed);
    expect([answer.status, codesOf(answer)]).toEqual([400, [code]]);
    expect((await update(token)).status).toBe(200);
  });

  it('confirms an account that waited for it, since it proves the address', async () => {
    const { register, send, resetToken, signIn, seen } = await anIdentity();
    await register();
    await send('POST', '/users/changepassword', { email: 'mira@example.com' });
    await send('PUT', `/users/updatepassword/${await resetToken()}`, { password: newPassword });
    expect((await signIn('mira@example.com', password)).status).toBe(401);
    expect((await signIn('mira@example.com', newPassword)).status).toBe(200);
    expect(await seen(events.userVerified, 1)).toHaveLength(1);
  });

  it('is no token for a session, nor for a confirmation', async () => {
    const { ask, resetToken, send, confirm } = await reset();
    await ask();
    const token = await resetToken();
    expect((await send('POST', '/users/signout', {}, { authorization: `Bearer ${token}` })).status).toBe(401);
    expect((await confirm(token)).status).toBe(400);
  });
});
