import { expect, it } from 'vitest';
import { anIdentity, aRegistration, password } from './_util.ts';

const posts = {
  signin: { email: 'mira@example.com', password },
  register: aRegistration(),
  changepassword: { email: 'mira@example.com' },
  'resend-confirmation': { email: 'mira@example.com' },
} as const;

const badValues: readonly [string, unknown][] = [
  ['an operator', { $gt: '' }],
  ['a list', ['mira@example.com']],
  ['a number', 12_345_678_901_234],
  ['null', null],
  ['true', true],
  ['a control character', 'mira\u0000sol@example.com'],
  ['a bidi override', 'mira\u202esol-long@example.com'],
  ['a line break', 'mira@example.com\r\nBcc: all@example.com'],
  ['an empty text', ''],
  ['a very long text', 'x'.repeat(10_000)],
];

const cases = Object.entries(posts).flatMap(([path, body]) => [
  ...Object.keys(body).flatMap((field) =>
    badValues.map(([what, value]) => [
      path,
      `${what} as ${field}`,
      JSON.stringify({ ...body, [field]: value }),
    ]),
  ),
  [path, 'an unknown field', JSON.stringify({ ...body, isVerified: true })],
  [path, 'an actor', JSON.stringify({ ...body, userId: 'a'.repeat(24) })],
  [path, 'a prototype', JSON.stringify({ ...body }).replace('{', '{"__proto__":{"isVerified":true},')],
  [path, 'a constructor', JSON.stringify({ ...body, constructor: { prototype: { x: 1 } } })],
  [path, 'an operator key', JSON.stringify({ ...body, $where: '1' })],
  [path, 'a list of bodies', JSON.stringify([body])],
  [path, 'no JSON', '{"email":'],
  [path, 'nothing', '{}'],
]);

it('answers every wrong body with 400 in the one shape and changes nothing', async () => {
  const { service, states, aMember, bed, passwords } = await anIdentity({ limitFactor: 1_000 });
  await aMember();
  const before = await states();
  passwords.verified.length = 0;
  expect(cases.length).toBeGreaterThan(100);
  for (const [path = '', what, payload = ''] of cases) {
    const headers = { 'content-type': 'application/json' };
    const answer = await service.app.inject({ method: 'POST', url: `/users/${path}`, headers, payload });
    expect(answer.statusCode, `${path}: ${what}`).toBe(400);
    expect(answer.json(), `${path}: ${what}`).toMatchObject({
      success: false,
      message: expect.stringMatching(/./),
      errors: expect.arrayContaining([expect.objectContaining({ code: expect.stringMatching(/^[a-z-]+$/) })]),
    });
    expect(answer.body, `${path}: ${what}`).not.toMatch(/node_modules|Error:|\.ts\b/);
  }
  expect(passwords.verified).toEqual([]);
  expect(await states()).toEqual(before);
  expect(await bed.effects.documents.collection('link_requests').countUpTo({}, 10)).toBe(0);
  expect(({} as Record<string, unknown>).isVerified).toBeUndefined();
});

it('refuses bodies that are too large or of another kind', async () => {
  const { service } = await anIdentity();
  const post = (type: string, payload: string) =>
    service.app.inject({ method: 'POST', url: '/users/signin', headers: { 'content-type': type }, payload });
  expect((await post('application/json', JSON.stringify({ email: 'x'.repeat(1_000_000) }))).statusCode).toBe(
    413,
  );
  expect((await post('text/plain', '{}')).statusCode).toBe(415);
});

it('refuses bodies where a call has none, and bad new passwords on a link', async () => {
  const { send, aMember, states } = await anIdentity();
  await aMember();
  const before = await states();
  for (const body of [[], 'text', { userId: 'a'.repeat(24) }]) {
    expect((await send('POST', `/users/emailconfirm/${'x'.repeat(43)}`, JSON.stringify(body))).status).toBe(
      400,
    );
  }
  for (const [what, value] of badValues) {
    const answer = await send('PUT', `/users/updatepassword/${'x'.repeat(43)}`, { password: value });
    expect(answer.status, what).toBe(400);
  }
  expect(await states()).toEqual(before);
});

it.each(['', 'two words', 'x'.repeat(201), 'über'])('refuses the Idempotency-Key "%s"', async (key) => {
  const { register, accounts } = await anIdentity();
  expect((await register({}, { 'idempotency-key': key })).status).toBe(400);
  expect(await accounts.findOne({})).toBeUndefined();
});
