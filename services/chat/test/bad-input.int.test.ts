import { call, type TestCall } from '@kindred/chassis/testing/service-bed';
import { expect, test } from 'vitest';
import { type ChatBed, createChatBed, type Member, twoContacts } from './chat-bed.ts';

/** Stands for an own message of the one who calls, and for none. */
const [TARGET, NOBODY] = ['TARGET', '0'.repeat(24)];

type Attack = [name: string, status: number, code: string, request: (to: Member) => Omit<TestCall, 'token'>];

const send = (name: string, status: number, code: string, body: unknown): Attack => [
  `send ${name}`,
  status,
  code,
  (to) => ({ method: 'POST', path: `/messages/send/${to.id}`, body }),
];
const path = (name: string, method: TestCall['method'], to: string, code = 'invalid-format'): Attack => [
  `${method} ${name}`,
  400,
  code,
  () => ({ method, path: to, ...(method === 'POST' ? { body: { message: 'hi' } } : {}) }),
];
const query = (text: string, code: string): Attack => [
  `page with ${text}`,
  400,
  code,
  (to) => ({ method: 'GET', path: `/messages/get/${to.id}?${text}` }),
];
const form = (name: string, status: number, code: string, ...fields: string[]): Attack => [
  `form ${name}`,
  status,
  code,
  (to) => ({
    method: 'POST',
    path: `/messages/send/${to.id}`,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: `${fields.map((field) => `--b\r\ncontent-disposition: form-data; ${field}\r\n`).join('')}--b--\r\n`,
  }),
];

const edit = (name: string, status: number, code: string, body: unknown): Attack => [
  `edit ${name}`,
  status,
  code,
  () => ({ method: 'PUT', path: `/messages/update/${TARGET}`, body }),
];

const attacks: Attack[] = [
  edit('a number', 400, 'wrong-type', { message: 1 }),
  edit('an array', 400, 'wrong-type', { message: ['hi'] }),
  edit('an operator', 400, 'wrong-type', { message: { $set: { senderId: 'x' } } }),
  edit('an unknown field', 400, 'unknown-field', { message: 'hi', editedAt: null }),
  edit('a foreign sender', 400, 'unknown-field', { message: 'hi', senderId: '0'.repeat(24) }),
  edit('another receiver', 400, 'unknown-field', { message: 'hi', receiverId: '0'.repeat(24) }),
  edit('a file', 400, 'unknown-field', { message: 'hi', chatimage: 'x' }),
  edit('a prototype', 400, 'invalid-json', '{"message":"hi","__proto__":{"isAdmin":true}}'),
  edit('a control character', 400, 'bad-characters', { message: 'a\u0000b' }),
  edit('too much', 400, 'too-long', { message: 'a'.repeat(5_001) }),
  edit('nothing', 400, 'message-required', {}),
  edit('white space', 400, 'message-required', { message: ' \n ' }),
  [
    'edit what is not there',
    404,
    'not-found',
    () => ({ method: 'PUT', path: `/messages/update/${NOBODY}`, body: { message: 'hi' } }),
  ],
  path('no id', 'PUT', '/messages/update/me'),
  path('no id', 'DELETE', '/messages/delete/%7B%22$ne%22:1%7D'),
  path('no id', 'GET', '/messages/file/..%2f..'),
  [
    'delete what is not there',
    404,
    'not-found',
    () => ({ method: 'DELETE', path: `/messages/delete/${NOBODY}` }),
  ],
  [
    'link to what is not there',
    404,
    'not-found',
    () => ({ method: 'GET', path: `/messages/file/${NOBODY}` }),
  ],
  ['link to no file', 404, 'not-found', () => ({ method: 'GET', path: `/messages/file/${TARGET}` })],
  send('a number', 400, 'wrong-type', { message: 1 }),
  send('null', 400, 'wrong-type', { message: null }),
  send('an array', 400, 'wrong-type', { message: ['hi'] }),
  send('an operator', 400, 'wrong-type', { message: { $gt: '' } }),
  send('an unknown field', 400, 'unknown-field', { message: 'hi', file: 'x' }),
  send('a foreign sender', 400, 'unknown-field', { message: 'hi', senderId: '0'.repeat(24) }),
  send('a version', 400, 'unknown-field', { message: 'hi', version: 9, outbox: [] }),
  send('a prototype', 400, 'invalid-json', '{"message":"hi","__proto__":{"isAdmin":true}}'),
  send('a constructor', 400, 'invalid-json', '{"message":"hi","constructor":{"prototype":{}}}'),
  send('broken JSON', 400, 'invalid-json', '{"message":'),
  send('no object', 400, 'wrong-type', '"hi"'),
  send('a control character', 400, 'bad-characters', { message: 'a\u0000b' }),
  send('a bidi override', 400, 'bad-characters', { message: 'a\u202Eb' }),
  send('half a character', 400, 'bad-characters', '{"message":"\\ud800"}'),
  send('a tower of marks', 400, 'bad-characters', { message: `e${'\u0301'.repeat(50)}` }),
  send('a megabyte', 413, 'too-large', { message: 'a'.repeat(1_000_000) }),
  path('to no id', 'POST', '/messages/send/nobody'),
  path('to an operator', 'POST', '/messages/send/%7B%22$gt%22:%22%22%7D'),
  path('of no id', 'GET', '/messages/get/1'),
  path('of no id', 'PUT', '/messages/notifications/%00'),
  query('limit=0', 'out-of-range'),
  query('limit=101', 'out-of-range'),
  query('limit=1e9', 'wrong-type'),
  query('limit=ten', 'wrong-type'),
  query('before=me', 'invalid-format'),
  query('before[$ne]=x', 'unknown-field'),
  query('sort=bodyHash', 'unknown-field'),
  form('twice', 400, 'wrong-type', 'name="message"\r\n\r\na', 'name="message"\r\n\r\nb'),
  form('unknown field', 400, 'unknown-field', 'name="message"\r\n\r\na', 'name="senderId"\r\n\r\nb'),
  form('prototype', 400, 'unknown-field', 'name="__proto__"\r\n\r\na'),
  form(
    'file',
    415,
    'unknown-attachment',
    'name="chatimage"; filename="a.png"\r\ncontent-type: image/png\r\n\r\na',
  ),
  form(
    'two files',
    400,
    'wrong-type',
    'name="chatimage"; filename="a.png"\r\n\r\na',
    'name="chatimage"; filename="b.png"\r\n\r\nb',
  ),
  form('text for a file', 400, 'wrong-type', 'name="chatimage"\r\n\r\na'),
  form('other file', 400, 'unknown-field', 'name="file"; filename="a.png"\r\n\r\na'),
  form('long text', 413, 'too-large', `name="message"\r\n\r\n${'a'.repeat(66_000)}`),
  form('bidi override', 400, 'bad-characters', 'name="message"\r\n\r\na\u202Eb'),
  send('a file as JSON', 400, 'wrong-type', { message: 'hi', chatimage: 'aGk=' }),
  send('a file as an object', 400, 'wrong-type', { chatimage: { 0: 1, length: 1 } }),
  [
    'send as text',
    415,
    'unsupported-media',
    (to) => ({
      method: 'POST',
      path: `/messages/send/${to.id}`,
      headers: { 'content-type': 'text/plain' },
      body: 'hi',
    }),
  ],
  [
    'send with a broken key',
    400,
    'invalid-format',
    (to) => ({
      method: 'POST',
      path: `/messages/send/${to.id}`,
      headers: { 'idempotency-key': 'a b' },
      body: { message: 'hi' },
    }),
  ],
];

async function stateOf(bed: ChatBed): Promise<unknown> {
  const names = ['messages', 'conversations', 'cards', 'uploads'];
  return Promise.all(names.map((name) => bed.effects.documents.collection(name).find({}, { limit: 100 })));
}

test.each(attacks)('%s answers %i %s and changes nothing', async (_name, status, code, request) => {
  const bed = await createChatBed();
  const [mira, clara] = await twoContacts(bed);
  const { body: own } = await bed.send(mira, clara, 'as it was');
  await bed.settle();
  const before = await stateOf(bed);
  const wish = request(clara);
  const path = wish.path.replace(TARGET, own._id);
  const answer = await call(bed.chat, { ...wish, path, token: mira.token });
  expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
  expect(answer.body).toMatchObject({ success: false, message: answer.body.errors[0].message });
  expect(await stateOf(bed)).toEqual(before);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('every call needs a token that is valid here', async () => {
  const bed = await createChatBed();
  const stranger = await createChatBed({ seed: 2 });
  const foreign = await stranger.member();
  const expired = await bed.signToken({ userId: foreign.id, lifetimeMs: -60_000 });
  const calls: [TestCall['method'], string][] = [
    ['GET', '/chats/finduserconnections/'],
    ['GET', `/messages/get/${foreign.id}`],
    ['POST', `/messages/send/${foreign.id}`],
    ['PUT', `/messages/notifications/${foreign.id}`],
    ['PUT', `/messages/update/${foreign.id}`],
    ['DELETE', `/messages/delete/${foreign.id}`],
    ['GET', `/messages/file/${foreign.id}`],
  ];
  for (const [method, path] of calls) {
    const codes = await Promise.all(
      [undefined, 'nonsense', foreign.token, expired].map(async (token) => {
        const { status, body } = await call(bed.chat, { method, path, ...(token ? { token } : {}) });
        return [status, body.errors[0].code];
      }),
    );
    expect(codes).toEqual([
      [401, 'token-missing'],
      [401, 'token-invalid'],
      [401, 'token-invalid'],
      [401, 'token-expired'],
    ]);
  }
});

test('German readers are answered in German', async () => {
  const bed = await createChatBed();
  const [mira, clara] = await twoContacts(bed);
  const { body } = await call(bed.chat, {
    method: 'POST',
    path: `/messages/send/${clara.id}`,
    token: mira.token,
    body: {},
    headers: { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' },
  });
  expect(body.message).toBe('Bitte gib eine Nachricht ein');
});
