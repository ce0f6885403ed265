import { Socket } from 'node:net';
import fastify, { LogController } from 'fastify';
import { expect, it } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { runInTrace } from '../telemetry/trace-context.ts';
import { createLogger } from './logger.ts';

function aLogger() {
  const lines: string[] = [];
  const logger = createLogger('debug', 'test', { write: (line) => void lines.push(line) });
  /** Every line parses, or this throws. */
  const written = () => lines.map((line) => JSON.parse(line));
  return { logger, lines, written };
}

const mail = 'zoë.canary+tag@mail.example.org';
const token = 'Qz8_canary-TOKEN0123456789abcdefghijklmnopqrstuv';
const jwt = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl-canary';
const mongoError = Object.assign(
  new Error(
    `E11000 duplicate key error collection: identity.accounts index: email dup key: { email: "${mail}" }`,
  ),
  { name: 'MongoServerError', code: 11000, keyValue: { email: mail, firstname: 'Canarina' } },
);
const kafkaError = Object.assign(new Error('Connection error: connect ECONNREFUSED 203.0.113.77:9092'), {
  name: 'KafkaJSConnectionError',
  broker: '203.0.113.77:9092',
  retriable: true,
});
const canaries = [
  'canary',
  'Canarina',
  '203.0.113.77',
  '113.77',
  'beef:cafe',
  'hello secret words',
  'mail.example.org',
];

it.each<[string, unknown[]]>([
  ['a mail address in a field', [{ email: mail }, 'x']],
  ['a mail address under any name', [{ a: { b: [{ note: `sent to ${mail}.` }] } }]],
  ['a mail address in the message', [`no account for ${mail}`]],
  ['a mail address in an argument', ['no account for %s', mail]],
  ['an encoded mail address', [{ query: `q=1&mail=${encodeURIComponent('canary@mail.example.org')}` }]],
  ['a mail address as a name of a field', [{ counts: { [mail]: 3 } }]],
  ['names', [{ address: { firstname: 'Canarina', lastName: 'Canarina' }, full_name: 'Canarina' }]],
  ['a password', [{ body: { password: 'canary' }, newPassword: 'canary', password_hash: 'canary' }]],
  ['message text', [{ message: 'hello secret words', comment: 'hello secret words' }, 'x']],
  ['message text within JSON', ['refused {"receiverId":"1","message":"hello secret words"}']],
  ['what was typed, half cut', ['broken {"message":"hello secret words']],
  [
    'headers',
    [{ headers: { authorization: `Bearer ${token}`, cookie: 'a=canary', 'set-cookie': ['canary'] } }],
  ],
  ['a bearer token in text', [`refused Bearer ${jwt}`]],
  ['a session token alone', [{ given: jwt }]],
  ['a token in a path', [{ url: `/users/emailconfirm/${token}` }, `PUT /users/updatepassword/canary`]],
  ['a token in a query', [{ url: '/confirm?token=canary&x=1' }, 'GET /a?x=1&token=canary']],
  ['a long random token anywhere', [`looked for ${token} in vain`]],
  ['an IPv4 address', [{ ip: '203.0.113.77' }, 'from 203.0.113.77:4711']],
  [
    'an IPv6 address',
    [{ ip: '2001:db8:1:2:3:4:beef:cafe' }, 'from [2001:db8::beef:cafe]:80, ::ffff:203.0.113.77'],
  ],
  ['an IPv6 address before a colon', ['2001:db8:1:2:3:4:beef:cafe: refused, peer:2001:db8::beef:cafe']],
  [
    'an IPv6 address with a port',
    ['ECONNREFUSED 2001:db8:1:2:3:4:beef:cafe:9092, 2001:db8::beef:cafe:27017'],
  ],
  [
    'JSON within JSON',
    [JSON.stringify(JSON.stringify({ password: 'canary', message: 'hello secret words' }))],
  ],
  ['a random token without digits', ['Qz-canary-TOKEN-abcdefghijklmnopqrstuvwxyzabcdef']],
  ['credentials in an address of an engine', ['cannot reach mongodb://canary:canary@db.internal:27017/x']],
  ['an error alone', [new Error(`unknown ${mail}`)]],
  ['a nested error', [{ err: new Error('outer', { cause: new Error(mail) }), deep: { error: mongoError } }]],
  ['errors together', [{ err: new AggregateError([mongoError, kafkaError], mail) }]],
  ['a Mongo error', [{ err: mongoError }, 'failed']],
  ['a Kafka error', [{ err: kafkaError }, 'failed']],
  ['a Mongo error without a message of ours', [{ err: mongoError }]],
  ['bytes', [{ value: Buffer.from('canary') }]],
  ['a map and a set', [{ map: new Map([['email', mail]]), set: new Set([mail]) }]],
  ['an address object', [{ url: new URL(`http://canary:canary@x/?token=canary`) }]],
  [
    'an instance of a class',
    [
      {
        socket: new (class Secret extends Socket {})(),
        own: new (class {
          a = 'canary';
        })(),
      },
    ],
  ],
])('writes nobody and no secret down: %s', (_what, args) => {
  const { logger, lines, written } = aLogger();
  (logger.info as (...given: unknown[]) => void)(...args);
  logger.child({ bound: args }).warn('child');
  expect(written()).toHaveLength(2);
  for (const canary of canaries) expect(lines.join('')).not.toContain(canary);
});

it('says of a request only its method and pattern, of an answer its status', async () => {
  const { logger, lines, written } = aLogger();
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.get('/users/:token', async (request, reply) => {
    request.log.info({ req: request, res: reply, raw: request.raw }, 'seen');
    return {};
  });
  await app.inject({ url: '/users/canary?email=canary', headers: { cookie: 'canary' } });
  expect(written()[0]).toMatchObject({
    req: { method: 'GET', route: '/users/:token' },
    res: { statusCode: 200 },
  });
  expect(lines.join('')).not.toContain('canary');
});

it('keeps what an operator needs', () => {
  const { logger, written } = aLogger();
  const err = new AppError('unavailable', 'too-busy');
  const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
  logger.error(
    { err, job: 'every-20-seconds.renew-presence', offset: '12', at: 12.5, ok: true, hash },
    'a b',
  );
  logger.warn({ err: kafkaError, time2: '2026-01-01T12:30:45.123Z', file: 'src/a.ts:12:30' }, 'waiting');
  logger.info(
    { id: '65f0c0ffee65f0c0ffee65f0:user.registered:1:0', topic: 'kindred.user.v1' },
    'version 1.2.3',
  );
  expect(written()).toMatchObject([
    {
      err: { type: 'AppError', stack: expect.stringContaining('logger.test.ts') },
      offset: '12',
      at: 12.5,
      ok: true,
      hash,
      msg: 'a b',
    },
    {
      err: {
        type: 'KafkaJSConnectionError',
        message: 'Connection error: connect ECONNREFUSED 203.0.113.x:9092',
        retriable: true,
      },
      time2: '2026-01-01T12:30:45.123Z',
      file: 'src/a.ts:12:30',
    },
    { id: '65f0c0ffee65f0c0ffee65f0:user.registered:1:0', topic: 'kindred.user.v1', msg: 'version 1.2.3' },
  ]);
});

it('keeps the network of an address', () => {
  const { logger, written } = aLogger();
  logger.info(
    '2001:db8:a:b::1 and 2001:db8::1 and ::1 and 127.0.0.1 and 198.51.100.9 and ::ffff:198.51.100.9',
  );
  expect(written()[0]?.msg).toBe(
    '2001:db8:a::x and 2001:db8:0::x and ::1 and 127.0.0.1 and 198.51.100.x and ::ffff:198.51.100.x',
  );
});

it('writes something even of what cannot be read', () => {
  const { logger, written } = aLogger();
  const broken = {
    get it(): string {
      throw new Error('unreadable');
    },
  };
  logger.info({ broken }, 'x');
  logger.info(JSON.parse('{"__proto__":{"a":1},"b":2}'), 'y');
  expect(written()).toMatchObject([{ msg: 'x' }, { b: 2, msg: 'y' }]);
});

it('ends with what has no end', () => {
  const { logger, written } = aLogger();
  const loop: Record<string, unknown> = { name: 'loop' };
  loop.again = loop;
  logger.info({ loop, many: Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`k${i}`, i])) });
  logger.info('a'.repeat(100_000));
  expect(JSON.stringify(written()).length).toBeLessThan(12_000);
});

it('takes linear time for hostile text', () => {
  const { logger } = aLogger();
  const hostile = [
    'a',
    'a.',
    'a@',
    'token=',
    '"message":"',
    '1.',
    ':a',
    'aA1',
    'eyJ',
    '\\"',
    '://',
    'a-',
    ':',
    '::',
    'a:',
    '%40',
    "'",
    'token:"',
    'x/resetpassword/',
  ];
  const started = performance.now();
  for (const piece of hostile) logger.info(piece.repeat(50_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});

it('names trace and request in every line written within them, and only there', () => {
  const { logger, written } = aLogger();
  const context = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true };
  runInTrace({ ...context, requestId: 'r1' }, () => logger.child({ part: 'x' }).info('in'));
  runInTrace(context, () => logger.info({ n: 1 }, 'in'));
  logger.info('out');
  const [inRequest, inJob, outside] = written();
  expect(inRequest).toMatchObject({
    requestId: 'r1',
    traceId: context.traceId,
    spanId: context.spanId,
    part: 'x',
  });
  expect(inJob).toMatchObject({ traceId: context.traceId, n: 1 });
  expect(inJob).not.toHaveProperty('requestId');
  expect(outside).not.toHaveProperty('traceId');
});
