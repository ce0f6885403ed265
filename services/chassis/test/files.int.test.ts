import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Type } from 'typebox';
import { expect, onTestFinished, test } from 'vitest';
import { AppError } from '../src/errors/app-error.ts';
import { createApp } from '../src/http/create-app.ts';
import { fileOf } from '../src/http/file-answer.ts';
import { route } from '../src/http/route.ts';
import { closed, file, line } from '../src/http/schemas.ts';

const LIMIT = 200_000;
const stored = Uint8Array.from({ length: 300 }, (_, at) => at % 256);

const routes = [
  route({
    method: 'PUT',
    path: '/files',
    access: 'public',
    summary: 'Measures a file',
    body: closed({ picture: file(), title: Type.Optional(line(5)) }),
    bodyLimit: LIMIT,
    multipart: 'only',
    response: closed({ size: Type.Integer() }),
    handle: async ({ body }) => ({ size: body.picture.length }),
  }),
  route({
    method: 'GET',
    path: '/files/:name',
    access: 'public',
    summary: 'Gives a file out',
    params: closed({ name: line(20) }),
    response: fileOf('image/webp'),
    async handle({ params }) {
      if (params.name !== 'a.webp') throw new AppError('not-found', 'not-found');
      return { tag: params.name, bytes: stored };
    },
  }),
  route({
    method: 'POST',
    path: '/notes',
    access: 'public',
    summary: 'Takes a text, with a file or without',
    body: closed({ title: Type.String(), picture: Type.Optional(file()) }),
    bodyLimit: LIMIT,
    multipart: true,
    response: closed({ size: Type.Integer() }),
    handle: async ({ body }) => ({ size: body.title.length }),
  }),
  route({
    method: 'GET',
    path: '/private/:name',
    access: 'public',
    summary: 'Gives a file out for a while',
    params: closed({ name: line(20) }),
    response: fileOf('*/*'),
    handle: async ({ params }) => ({
      tag: params.name,
      bytes: stored,
      privateSeconds: 60,
      contentType: 'application/pdf',
      downloadName: 'attachment.pdf',
    }),
  }),
];

async function anApp() {
  const app = await createApp({
    name: 'files',
    version: '0',
    routes,
    texts: {},
    verifyToken: () => Promise.reject(new AppError('unauthenticated', 'token-invalid')),
    ids: { next: () => 'request-1' },
    logger: pino({ level: 'silent' }),
    metrics: { observe: () => {} },
  });
  onTestFinished(() => app.close());
  await app.ready();
  return app;
}

const part = (headers: string, content: string) =>
  `--b\r\ncontent-disposition: form-data; ${headers}\r\n\r\n${content}\r\n`;
const picture = (content = 'bytes') => part('name="picture"; filename="x.png"', content);

async function put(payload: string, type = 'multipart/form-data; boundary=b') {
  const app = await anApp();
  const answer = await app.inject({
    method: 'PUT',
    url: '/files',
    headers: { 'content-type': type },
    payload,
  });
  const { size, errors } = answer.json();
  return errors ? `${answer.statusCode} ${errors[0].code} ${errors[0].field ?? ''}`.trim() : size;
}

test('hands the bytes of a file to its route', async () => {
  expect(await put(`${picture()}--b--`)).toBe(5);
});

test.each([
  ['no file', `${part('name="title"', 'x')}--b--`, '400 required picture'],
  ['an untouched file input', `${part('name="picture"; filename=""', '')}--b--`, '400 required picture'],
  ['an empty form', '--b--', '400 required picture'],
  ['text where the file belongs', `${part('name="picture"', 'x')}--b--`, '400 wrong-type picture'],
  ['two files', `${picture()}${picture()}--b--`, '400 wrong-type picture'],
  [
    'a file nobody asked for',
    `${picture()}${part('name="other"; filename="x"', 'x')}--b--`,
    '400 unknown-field other',
  ],
  ['a prototype', `${picture()}${part('name="__proto__"', 'x')}--b--`, '400 unknown-field __proto__'],
  ['text that is too long', `${picture()}${part('name="title"', 'abcdef')}--b--`, '400 too-long title'],
  ['a thousand parts', `${picture().repeat(1_000)}--b--`, '413 too-large'],
  ['a cut form', picture(), '400 bad-request'],
  ['more than the limit', `${picture('x'.repeat(LIMIT))}--b--`, '413 too-large'],
])('answers %s', async (_, payload, expected) => {
  expect(await put(payload)).toBe(expected);
});

test('takes nothing but a form where a file belongs', async () => {
  expect(await put('{"picture":"aGk="}', 'application/json')).toBe('415 unsupported-media');
  expect(await put('x', 'image/png')).toBe('415 unsupported-media');
});

test('answers at the limit, without waiting for the end of the body', async () => {
  const app = await anApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const status = await new Promise((resolve, reject) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const upload = send({ port, host: '127.0.0.1', method: 'PUT', path: '/files', headers }, (answer) => {
      resolve(answer.statusCode);
      upload.destroy();
    });
    upload.on('error', reject);
    upload.write(part('name="picture"; filename="x"', 'x'.repeat(LIMIT)));
  });
  expect(status).toBe(413);
});

test('gives a file out to be kept for ever, with nothing in it that may run', async () => {
  const app = await anApp();
  const answer = await app.inject({ url: '/files/a.webp' });
  expect([answer.statusCode, new Uint8Array(answer.rawPayload)]).toEqual([200, stored]);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: '"a.webp"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': 'inline; filename="file"',
  });
  for (const known of ['"a.webp"', 'W/"a.webp"', '"other", "a.webp"']) {
    const again = await app.inject({ url: '/files/a.webp', headers: { 'if-none-match': known } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', '"a.webp"']);
  }
  const changed = await app.inject({ url: '/files/a.webp', headers: { 'if-none-match': '"b.webp"' } });
  expect(changed.statusCode).toBe(200);
});

test('a file that is not there answers in the error shape, not to be kept', async () => {
  const answer = await (await anApp()).inject({
    url: '/files/b.webp',
    headers: { 'if-none-match': '"b.webp"' },
  });
  expect(answer.json()).toMatchObject({ success: false, errors: [{ code: 'not-found' }] });
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
    404,
    undefined,
    undefined,
  ]);
});

test('the OpenAPI document says which files are taken and given', async () => {
  const paths = JSON.parse(JSON.stringify((await anApp()).swagger())).paths;
  expect(Object.keys(paths['/files'].put.requestBody.content)).toEqual(['multipart/form-data']);
  expect(Object.keys(paths['/files/{name}'].get.responses['200'].content)).toEqual(['image/webp']);
});

test('a file for one reader says what it is, under which name to save it, and how long it may be kept', async () => {
  const answer = await (await anApp()).inject({ url: '/private/a.pdf' });
  expect([answer.statusCode, new Uint8Array(answer.rawPayload)]).toEqual([200, stored]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, max-age=60',
    'content-disposition': 'attachment; filename="attachment.pdf"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  });
});

test('a wide limit is for the file: texts beside it are as short as everywhere', async () => {
  const app = await anApp();
  const post = async (payload: string, type: string) =>
    (await app.inject({ method: 'POST', url: '/notes', headers: { 'content-type': type }, payload }))
      .statusCode;
  const [json, form] = ['application/json', 'multipart/form-data; boundary=b'];
  const [short, long] = ['x'.repeat(60_000), 'x'.repeat(66_000)];
  expect(await post(JSON.stringify({ title: short }), json)).toBe(200);
  expect(await post(JSON.stringify({ title: long }), json)).toBe(413);
  expect(await post(`${part('name="title"', short)}--b--`, form)).toBe(200);
  expect(await post(`${part('name="title"', long)}--b--`, form)).toBe(413);
  const withFile = `${part('name="title"', short)}${picture('y'.repeat(100_000))}--b--`;
  expect(await post(withFile, form)).toBe(200);
});
