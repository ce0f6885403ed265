import { pino } from 'pino';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { createManualClock } from '../testing/effects.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createApp } from './create-app.ts';
import { route } from './route.ts';
import { closed } from './schemas.ts';

const caller = { userId: 'u1', role: 'artist', sid: '1.a', expiresAt: 0 };

/** A list that counts how often it was made, and says whom it was made for. */
async function anApp() {
  let made = 0;
  let version = 0;
  const clock = createManualClock();
  const list = (path: string, kept: { isKept?: true }) =>
    route({
      method: 'GET',
      path,
      access: 'optional',
      isSameForAll: true,
      ...kept,
      summary: 'A list',
      query: closed({ q: Type.Optional(Type.String()) }),
      response: closed({ reader: Type.String(), version: Type.Integer() }),
      async handle({ caller: reader }) {
        made += 1;
        return { reader: reader?.userId ?? 'nobody', version };
      },
    });
  const app = await createApp({
    name: 'test',
    version: '0',
    routes: [list('/kept', { isKept: true }), list('/tagged', {})],
    texts: {},
    verifyToken: async () => caller,
    ids: { next: () => 'request-1' },
    logger: pino({ level: 'silent' }),
    metrics: { observe: () => {} },
    answers: createAnswerCache(1_000, { version: () => version }, clock),
  });
  return {
    clock,
    made: () => made,
    write: () => {
      version += 1;
    },
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    head: (url: string) => app.inject({ method: 'HEAD', url }),
  };
}

it('makes a kept answer once and gives the same bytes again', async () => {
  const { get, made } = await anApp();
  const [first, second] = [await get('/kept'), await get('/kept')];
  expect(made()).toBe(1);
  expect(second.rawPayload).toEqual(first.rawPayload);
  for (const { headers } of [first, second]) {
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, no-cache',
      vary: 'Authorization',
      etag: first.headers.etag,
    });
  }
});

it.each(['/kept', '/tagged'])(
  'answers 304 at %s to who has the bytes, also when they are kept',
  async (url) => {
    const { get } = await anApp();
    const { headers } = await get(url);
    for (let n = 0; n < 2; n += 1) {
      const again = await get(url, { 'if-none-match': `W/${headers.etag}` });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    }
  },
);

it('makes it anew after a write, after a second, for another question and in another language', async () => {
  const { get, made, write, clock } = await anApp();
  await get('/kept');
  write();
  expect((await get('/kept')).json()).toEqual({ reader: 'nobody', version: 1 });
  await clock.advance(1_000);
  await get('/kept');
  expect(made()).toBe(3);
  await get('/kept?q=a');
  await get('/kept', { 'accept-language': 'de' });
  expect(made()).toBe(5);
});

it('is made for each who shows a token, and tells no store to keep that', async () => {
  const { get, made } = await anApp();
  await get('/kept');
  for (let n = 0; n < 2; n += 1) {
    const own = await get('/kept', { authorization: 'Bearer good' });
    expect(own.json().reader).toBe('u1');
    expect(own.headers).toMatchObject({ vary: 'Authorization' });
    expect([own.headers.etag, own.headers['cache-control']]).toEqual([undefined, undefined]);
  }
  expect(made()).toBe(3);
  expect((await get('/kept')).json().reader).toBe('nobody');
});

it('keeps no refusal and nothing of a reader who asks for headers alone', async () => {
  const { get, head, made } = await anApp();
  await head('/kept');
  expect((await get('/kept?unknown=1')).statusCode).toBe(400);
  expect((await get('/kept?unknown=1')).headers.etag).toBeUndefined();
  await get('/kept');
  expect(made()).toBe(2);
});
