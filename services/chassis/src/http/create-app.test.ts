import { pino } from 'pino';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { createApp } from './create-app.ts';
import { route } from './route.ts';
import { block, closed, email, line } from './schemas.ts';

const caller = { userId: 'u1', role: 'artist', sid: '1.a', expiresAt: 0 } as const;

async function anApp() {
  let seen: unknown;
  const routes = [
    route({
      method: 'POST',
      path: '/things',
      access: 'public',
      summary: 'Keeps a thing',
      body: closed({
        email: email(),
        name: line(5),
        about: Type.Optional(block(50)),
        tags: Type.Optional(Type.Array(line(9), { maxItems: 3 })),
      }),
      response: closed({ ok: Type.Boolean() }),
      status: 201,
      handle: async ({ body }) => {
        seen = body;
        return { ok: true, secret: 'never' };
      },
    }),
    route({
      method: 'GET',
      path: '/mine',
      access: 'member',
      summary: 'Who am I',
      query: closed({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 9, default: 3 })) }),
      response: closed({ id: Type.String(), limit: Type.Integer() }),
      handle: async ({ caller: me, query }) => ({ id: me.userId, limit: query.limit ?? 0 }),
    }),
    route({
      method: 'GET',
      path: '/broken',
      access: 'public',
      summary: 'Fails',
      response: closed({}),
      handle: async () => {
        throw new Error('SELECT secret FROM vault');
      },
    }),
  ];
  const app = await createApp({
    name: 'test',
    version: '0',
    routes,
    texts: {},
    verifyToken: async (token) => {
      if (token === 'good') return caller;
      throw new AppError('unauthenticated', 'token-invalid');
    },
    ids: { next: () => 'request-1' },
    logger: pino({ level: 'silent' }),
    metrics: { observe: () => {} },
  });
  await app.ready();
  const post = (payload: unknown, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/things',
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  return { app, post, seen: () => seen };
}

const good = { email: 'a@example.com', name: 'Zoe\u0308' };

it('normalises text and answers only what the schema names', async () => {
  const { post, seen } = await anApp();
  const answer = await post(good);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ ok: true });
  expect(seen()).toEqual({ email: 'a@example.com', name: 'Zo\u00EB' });
});

it.each([
  ['a missing field', { name: 'a' }, 'email', 'required'],
  ['an unknown field', { ...good, admin: true }, 'admin', 'unknown-field'],
  ['a number for text', { ...good, name: 5 }, 'name', 'wrong-type'],
  ['an array for text', { ...good, email: ['a@example.com'] }, 'email', 'wrong-type'],
  ['an operator', { ...good, email: { $gt: '' } }, 'email', 'wrong-type'],
  ['a long text', { ...good, name: 'abcdef' }, 'name', 'too-long'],
  ['a control character', { ...good, name: 'a\u0000' }, 'name', 'bad-characters'],
  ['a bidi override', { ...good, about: 'a\u202E' }, 'about', 'bad-characters'],
  ['a bad character within a list', { ...good, tags: ['ok', '\u202E'] }, 'tags.1', 'bad-characters'],
  ['too many items', { ...good, tags: ['1', '2', '3', '4'] }, 'tags', 'too-many-items'],
  ['no address', { ...good, email: 'nobody' }, 'email', 'invalid-email'],
  ['null', null, 'body', 'wrong-type'],
])('refuses %s and names the field', async (_, payload, field, code) => {
  const { post, seen } = await anApp();
  const answer = await post(payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false, errors: [{ field, code }] });
  expect(answer.json().message).toBe(answer.json().errors[0].message);
  expect(seen()).toBeUndefined();
});

it.each([
  ['broken JSON', '{"email":', 400],
  ['__proto__', '{"__proto__":{"admin":true},"email":"a@example.com","name":"a"}', 400],
  ['constructor.prototype', '{"constructor":{"prototype":{"x":1}},"email":"a@example.com","name":"a"}', 400],
  ['a megabyte', JSON.stringify({ ...good, name: 'x'.repeat(1_000_000) }), 413],
  ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400],
])('answers %s in the error shape', async (_, payload, status) => {
  const { post } = await anApp();
  const answer = await post(payload);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ success: false, errors: [{ code: expect.any(String) }] });
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

it('refuses other content types', async () => {
  const { post } = await anApp();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    expect((await post('a=b', { 'content-type': type })).statusCode).toBe(415);
  }
});

it('asks for a token before it looks at the input', async () => {
  const { app } = await anApp();
  const at = (url: string, authorization?: string) =>
    app.inject({ url, headers: authorization ? { authorization } : {} });
  expect((await at('/mine?limit=zzz')).statusCode).toBe(401);
  expect((await at('/mine', 'Bearer bad')).json().errors[0].code).toBe('token-invalid');
  expect((await at('/mine', 'Bearer good')).json()).toEqual({ id: 'u1', limit: 3 });
  expect((await at('/mine?limit=7', 'good')).json()).toEqual({ id: 'u1', limit: 7 });
  expect((await at('/mine?limit=70', 'good')).statusCode).toBe(400);
  expect((await at('/mine?limit[$gt]=1', 'good')).statusCode).toBe(400);
});

it('hides what failed inside, in the language of the reader', async () => {
  const { app } = await anApp();
  const answer = await app.inject({ url: '/broken', headers: { 'accept-language': 'de' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('vault');
  expect(answer.json().message).toBe('Bei uns ist etwas schiefgegangen.');
  expect(answer.headers['x-request-id']).toBe('request-1');
});
