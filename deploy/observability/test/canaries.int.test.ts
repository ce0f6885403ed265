import { createLogger } from '@kindred/chassis/log/logger';
import { patience } from '@kindred/chassis/testing/patience';
import { show } from '@kindred/chassis/testing/show';
import { attribute, type SpanReceiver, startSpanReceiver } from '@kindred/chassis/testing/span-receiver';
import { until } from '@kindred/chassis/testing/until';
import { embeddedAdapters } from '@kindred/contract/testing/adapters';
import { type Product, startProduct } from '@kindred/contract/testing/product';
import { events, topics } from '@kindred/proto/catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canary, leaksIn } from '../src/canaries/canary.ts';
import { type CanaryMember, canaryActs, EMAIL } from '../src/canaries/canary-member.ts';

let receiver: SpanReceiver;
let product: Product;
let member: CanaryMember;
let metrics: string;
const lines: string[] = [];

const acts = [
  'POST /users/register',
  'POST /users/emailconfirm/:token',
  'PUT /users/updatepassword/:token',
  'POST /users/signin',
  'PUT /users/update/:id',
  'POST /profile/user/:id/about',
  'PUT /users/update-profile-pic/:id',
  'GET /users/all-the-users',
  'POST /messages/send/:receiverId',
  'PUT /messages/update/:messageId',
  'POST /offers/create',
  'GET /offers',
  'POST /ratings/add-new-rating',
  'POST /send-email/user-specific',
  'POST /users/delete-account',
];

/** An event nobody can read, with a canary wherever one fits. */
const poison = () => ({
  topic: topics.user,
  key: canary('key'),
  headers: {
    ce_specversion: '1.0',
    ce_id: canary('eventid'),
    ce_type: events.userRegistered.type,
    ce_source: canary('source'),
    ce_subject: canary('subject'),
    ce_time: '2026-11-01T00:00:00.000Z',
    ce_sequence: '1',
  },
  value: Buffer.from(canary('bytes')),
});

beforeAll(async () => {
  receiver = await startSpanReceiver();
  product = await startProduct({
    adapters: embeddedAdapters,
    env: { KINDRED_OTLP_URL: receiver.url, KINDRED_TRACE_PERCENT: '100' },
    loggerOf: (service) => createLogger('debug', service, { write: (line) => void lines.push(line) }),
  });
  await product.cluster.bus.publish([poison()]);
  member = await canaryActs(product);
  await until(
    () => lines.filter((line) => line.includes('event parked')).length > 1,
    60_000,
    'parked events',
  );
  metrics = await product.metrics.expose();
  await product.stop();
}, 240_000 * patience);
afterAll(() => receiver?.close());

it('has seen the member act in every service, or it would show nothing', () => {
  const services = new Set(receiver.spansOfServices().map(({ service }) => service));
  expect(services).toEqual(new Set(['gateway', 'identity', 'profiles', 'offers', 'ratings', 'chat', 'mail']));
  const done = receiver
    .spans()
    .filter(({ attributes }) => Number(attribute(attributes, 'http.response.status_code')) < 300)
    .map(({ name }) => name);
  expect(acts.filter((act) => !done.includes(act))).toEqual([]);
  expect(lines.filter((line) => line.includes('event parked')).length).toBeGreaterThan(1);
  expect(leaksIn(`${EMAIL} ${member.token}`, member.secrets)).toEqual(['the session token', canary('email')]);
});

it('puts nothing of a member into a span', () => {
  expect(leaksIn(receiver.bodies.join('\n'), member.secrets)).toEqual([]);
});

it('puts nothing of a member into a metric', () => {
  expect(leaksIn(metrics, member.secrets)).toEqual([]);
});

it('puts nothing of a member into a log line', () => {
  // Lines name a member by id where operators must find them again; nothing else.
  const secrets = new Map([...member.secrets].filter(([name]) => name !== 'the member id'));
  expect(lines.flatMap((line) => leaksIn(line, secrets))).toEqual([]);
  show('integration', 'canaries', [
    `canaries: 0 in ${receiver.spans().length} spans, ${metrics.split('\n').length} lines of metrics, ${lines.length} of log`,
  ]);
});
