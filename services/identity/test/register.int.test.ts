import { events, topics } from '@kindred/proto/catalog';
import { Locale, Role } from '@kindred/proto/identity/v1';
import { describe, expect, it } from 'vitest';
import { anIdentity, codesOf, holdUntilBothHash, password } from './_util.ts';

it('makes an unconfirmed account and tells the house in one write', async () => {
  const { register, accounts, seen, bed } = await anIdentity();
  const { status, body } = await register({ email: 'Mira@Example.com' }, { 'accept-language': 'de' });
  expect(status).toBe(201);
  const { _id } = body.newUser;
  expect(body).toEqual({
    success: true,
    newUser: { _id, id: _id, email: 'mira@example.com', role: 'artist', categories: ['Painting', 'Music'] },
  });
  expect(await accounts.findOne({ _id })).toMatchObject({
    email: 'mira@example.com',
    isVerified: false,
    terms: { version: '2026-11-01', acceptedAt: bed.effects.clock.now() },
    sessionGeneration: 1,
    version: 1,
  });
  expect(await seen(events.userRegistered, 1)).toMatchObject([
    {
      userId: _id,
      email: 'mira@example.com',
      role: Role.ARTIST,
      locale: Locale.DE,
      categories: ['Painting', 'Music'],
    },
  ]);
  const [message] = await bed.published(topics.user);
  expect(message).toMatchObject({ key: _id, headers: { ce_subject: _id, ce_sequence: '1' } });
});

it('keeps neither the password nor the token in the clear', async () => {
  const { register, accounts, confirmationToken, bed } = await anIdentity();
  await register();
  const token = await confirmationToken();
  expect(token).toMatch(/^[\w-]{43}$/);
  const stored = JSON.stringify(await accounts.findOne({ email: 'mira@example.com' }));
  const sent = Buffer.concat((await bed.published(topics.user)).map((m) => Buffer.from(m.value))).toString(
    'latin1',
  );
  for (const secret of [password, token]) expect(stored + sent).not.toContain(secret);
});

it('takes any role but artist for an entrepreneur, and no categories at all', async () => {
  const { register } = await anIdentity();
  const { body } = await register({ role: 'gallery', categories: undefined });
  expect(body.newUser).toMatchObject({ role: 'entrepreneur', categories: [] });
});

it('takes the four documented fields alone, and then keeps no acceptance it was not told', async () => {
  const { register, accounts } = await anIdentity();
  const { status, body } = await register({ terms: undefined });
  expect(status).toBe(201);
  expect(await accounts.findOne({ _id: body.newUser._id })).toMatchObject({ terms: null });
});

it.each([
  ['with refused terms', { terms: { accepted: false, version: '1' } }, 'terms-required', 'terms'],
  ['with a short password', { password: 'short' }, 'too-short', 'password'],
  ['with a common password', { password: 'password123456' }, 'password-guessable', 'password'],
  [
    'with its address as password',
    { password: 'mira-sol-2026', email: 'mira.sol@example.com' },
    'password-has-email',
    'password',
  ],
  [
    'with its name as password',
    { password: 'miramiramira1', email: 'miramira@example.com' },
    'password-has-email',
    'password',
  ],
  [
    'with four categories',
    { categories: ['Music', 'Dance', 'Crafts', 'Design'] },
    'too-many-items',
    'categories',
  ],
  ['with an unknown category', { categories: ['Cooking'] }, 'not-allowed-value', 'categories.0'],
])('judges a registration %s', async (_, change, code, field) => {
  const { register, accounts } = await anIdentity();
  const answer = await register(change);
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual([{ message: expect.any(String), code, field }]);
  expect(await accounts.findOne({})).toBeUndefined();
});

it('refuses an address that a confirmed account has', async () => {
  const { register, aMember, states } = await anIdentity();
  await aMember();
  const before = await states();
  const answer = await register(
    { email: 'MIRA@example.com', password: 'another password entirely' },
    { 'accept-language': 'de' },
  );
  expect(answer.status).toBe(409);
  expect(answer.body).toEqual({
    success: false,
    message: 'Zu dieser E-Mail gibt es schon ein Konto. Logg dich einfach ein.',
    errors: [{ message: expect.any(String), code: 'email-taken', field: 'email' }],
  });
  expect(await states()).toEqual(before);
});

describe('a second registration of an unconfirmed address', () => {
  const mine = 'mira@example.com';
  const theirs = { password: 'another password entirely', role: 'entrepreneur', categories: [] };

  it('leaves the link of the first good, which confirms the first', async () => {
    const { register, confirm, confirmationToken, signIn, accounts } = await anIdentity();
    const first = await register();
    const token = await confirmationToken(1);
    for (const password of ['another password entirely', 'yet another password here'])
      await register({ ...theirs, password });
    await confirmationToken(3);
    expect((await confirm(token)).status).toBe(200);
    expect((await signIn(mine, theirs.password)).status).toBe(401);
    const { status, body } = await signIn();
    expect([status, body.user]).toMatchObject([200, { role: 'artist', _id: first.body.newUser._id }]);
    // What nobody confirmed is not kept, nor can its link do anything any more.
    const stored = JSON.stringify(await accounts.findOne({}));
    expect(stored).not.toContain(Buffer.from(theirs.password).toString('hex'));
    await confirm(await confirmationToken(3));
    expect((await signIn()).status).toBe(200);
  });

  it('counts when its own link is opened: the house learns its choice, the sessions of the first end', async () => {
    const { register, confirm, confirmationToken, signIn, seen } = await anIdentity({
      allowsUnverifiedSignIn: true,
    });
    const first = await register();
    expect((await signIn()).status).toBe(200);
    const second = await register(theirs);
    expect([second.status, second.body.newUser]).toEqual([
      201,
      { ...first.body.newUser, role: 'entrepreneur', categories: [] },
    ]);
    expect((await signIn(mine, theirs.password)).status).toBe(401);
    expect((await confirm(await confirmationToken(2))).status).toBe(200);
    expect((await signIn()).status).toBe(401);
    expect((await signIn(mine, theirs.password)).body.user.role).toBe('entrepreneur');
    const told = await seen(events.userRegistered, 3);
    expect(told.map(({ role, sealedToken }) => [role, sealedToken.length > 0])).toEqual([
      [Role.ARTIST, true],
      [Role.ARTIST, true],
      [Role.ENTREPRENEUR, false],
    ]);
    expect(await seen(events.sessionRevoked, 1)).toMatchObject([{ sid: '', beforeGeneration: 2 }]);
    expect(await seen(events.userVerified, 1)).toHaveLength(1);
  });

  it('leaves a pending reset link good', async () => {
    const { register, send, resetToken, signIn } = await anIdentity();
    await register();
    await send('POST', '/users/changepassword', { email: mine });
    const token = await resetToken();
    await register(theirs);
    const chosen = { password: 'a third is made of two' };
    expect((await send('PUT', `/users/updatepassword/${token}`, chosen)).status).toBe(200);
    expect((await signIn(mine, chosen.password)).status).toBe(200);
  });

  it.each([
    ['first', [{}, theirs]],
    ['second', [theirs, {}]],
    ['second, after the last mail of the hour', [theirs, theirs, theirs, {}]],
  ])('registered %s, confirms by a link asked for again neither password but a new one', async (_, all) => {
    const { register, send, clock, seen, resetToken, signIn } = await anIdentity();
    for (const each of all) await register(each);
    const mailed = Math.min(all.length, 3);
    await seen(events.userRegistered, mailed);
    clock.leap(61 * 60_000);
    await send('POST', '/users/resend-confirmation', { email: mine });
    const chosen = { password: 'a third is made of two' };
    expect((await send('PUT', `/users/updatepassword/${await resetToken()}`, chosen)).status).toBe(200);
    expect(await seen(events.userRegistered, mailed)).toHaveLength(mailed);
    expect((await signIn(mine, theirs.password)).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    expect((await signIn(mine, chosen.password)).status).toBe(200);
  });

  it('with the same password is the same person’s: a link asked for again confirms', async () => {
    const { register, send, confirm, confirmationToken, signIn } = await anIdentity();
    await register();
    await register({ categories: ['Dance'] });
    await send('POST', '/users/resend-confirmation', { email: mine });
    expect((await confirm(await confirmationToken(3))).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  it('is answered alike when it is sent again with its key, and not mailed', async () => {
    const { register, seen } = await anIdentity();
    await register();
    const key = { 'idempotency-key': 'b2f6' };
    const answers = [await register(theirs, key), await register(theirs, key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await seen(events.userRegistered, 2)).toHaveLength(2);
  });
});

it('mails again for the same registration, and both links work', async () => {
  const { register, confirm, confirmationToken } = await anIdentity();
  const first = await register();
  const firstToken = await confirmationToken(1);
  expect((await register()).body).toEqual(first.body);
  expect(await confirmationToken(2)).not.toBe(firstToken);
  expect((await confirm(firstToken)).status).toBe(200);
});

it('answers alike beyond three mails an hour, and sends none', async () => {
  const { register, confirm, confirmationToken, seen } = await anIdentity();
  for (let i = 0; i < 3; i += 1) await register();
  const token = await confirmationToken(3);
  expect((await register()).status).toBe(201);
  expect(await seen(events.userRegistered, 3)).toHaveLength(3);
  expect((await register({ password: 'somebody elses password' })).status).toBe(201);
  expect(await seen(events.userRegistered, 3)).toHaveLength(3);
  expect((await confirm(token)).status).toBe(200);
});

it('answers the same key and body the same, with one account and one mail', async () => {
  const { register, seen, confirm, confirmationToken } = await anIdentity();
  const key = { 'idempotency-key': 'b2f6' };
  const [first, racing] = await Promise.all([register({}, key), register({}, key)]);
  await confirm(await confirmationToken());
  const later = await register({}, key);
  expect(first.status).toBe(201);
  expect([racing, later].map(({ status, body }) => [status, body])).toEqual([
    [201, first.body],
    [201, first.body],
  ]);
  expect(await seen(events.userRegistered, 1)).toHaveLength(1);
});

it.each([
  ['another address', { email: 'other@example.com' }],
  ['another password', { password: 'another password entirely' }],
  ['another role', { role: 'entrepreneur' }],
])('refuses a key that was used with %s', async (_, change) => {
  const { register, seen } = await anIdentity();
  await register(change, { 'idempotency-key': 'b2f6' });
  const answer = await register({}, { 'idempotency-key': 'b2f6' });
  expect([answer.status, codesOf(answer)]).toEqual([422, ['idempotency-key-reused']]);
  expect(await seen(events.userRegistered, 1)).toHaveLength(1);
});

it('lets exactly one of two accounts that race for an address win', async () => {
  const identity = await anIdentity();
  const { register, accounts, signIn, confirm, confirmationToken } = identity;
  holdUntilBothHash(identity.passwords);
  const passwords = ['first of the two racers', 'second of the two racers'];
  const answers = await Promise.all(passwords.map((each) => register({ password: each })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await accounts.countUpTo({}, 10)).toBe(1);
  await confirm(await confirmationToken());
  const winner = passwords[answers.findIndex(({ status }) => status === 201)];
  expect((await signIn('mira@example.com', winner)).status).toBe(200);
});

it('is refused where the address is confirmed while the new password is worked on', async () => {
  const { confirm, confirmationToken, passwords, register, states } = await anIdentity();
  await register();
  const token = await confirmationToken();
  let before: unknown;
  passwords.beforeHash = async () => {
    await confirm(token);
    before = await states();
  };
  expect(codesOf(await register({ password: 'some other good words' }))).toEqual(['email-taken']);
  expect(await states()).toEqual(before);
});

it('makes members of the demo community confirmed at once, without a mail', async () => {
  const { service, seen, bed } = await anIdentity();
  const userId = 'd'.repeat(24);
  const member = {
    userId,
    email: 'demo@example.com',
    password,
    role: 'artist',
    categories: [],
    terms: { accepted: true, version: 'demo' },
    locale: 'de',
    confirmation: 'none',
    idempotencyKey: 'demo-1',
  } as const;
  const account = await service.registerAccount(member);
  expect(account).toMatchObject({ _id: userId, isVerified: true, version: 1 });
  expect(await service.registerAccount(member)).toMatchObject({ _id: userId, version: 1 });
  expect(await seen(events.userVerified, 1)).toMatchObject([{ userId }]);
  expect((await seen(events.userRegistered, 1))[0]?.sealedToken).toHaveLength(0);
  expect((await bed.published(topics.user)).map((m) => m.headers.ce_sequence)).toEqual(['1', '1']);
});
