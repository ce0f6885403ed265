import { setTimeout } from 'node:timers/promises';
import { create, toBinary } from '@bufbuild/protobuf';
import { StringValueSchema } from '@bufbuild/protobuf/wkt';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { defineConsumer } from '../../src/consumers/consumer.ts';
import { runConsumers } from '../../src/consumers/runner.ts';
import { AppError } from '../../src/errors/app-error.ts';
import { toBusMessage } from '../../src/events/envelope.ts';
import type { BusMessage, DeliveredMessage } from '../../src/ports/bus.ts';
import { createSystemClock } from '../../src/system/clock.ts';
import { aMessage, textOf } from '../../src/testing/contract/bus-bed.ts';
import { freshName } from '../../src/testing/contract/fresh-name.ts';
import { patience } from '../../src/testing/patience.ts';
import { until } from '../../src/testing/until.ts';
import { thingNamed } from '../_outbox-bed.ts';
import { aKafkaBus } from './_kafka-bed.ts';

const DEADLINE_MS = 30_000;
const bed = aKafkaBus();
const bus = bed.open();
afterAll(() => bus.close());

async function aTopic(): Promise<string> {
  const topic = freshName('topic');
  await bus.ensure([topic]);
  return topic;
}

/** A member as another process would be: with connections of its own. */
async function aMember(group: string, topic: string, work: (message: DeliveredMessage) => Promise<void>) {
  const own = bed.open();
  onTestFinished(() => own.close());
  const texts: string[] = [];
  const subscription = await own.subscribe({
    group,
    topics: [topic],
    async onMessage(message) {
      await work(message);
      texts.push(textOf(message));
    },
  });
  return { texts, close: () => subscription.close(), isHealthy: () => subscription.isHealthy() };
}

const quick = async (): Promise<void> => {};

test('members come and go under load: nothing is lost and every key keeps its order', async () => {
  const topic = await aTopic();
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const heard: string[] = [];
  const work = async (message: DeliveredMessage): Promise<void> => void heard.push(textOf(message));
  const first = await aMember('load', topic, work);
  let sent = 0;
  let isOver = false;
  const load = (async () => {
    for (; !isOver; sent += 1) {
      await bus.publish(keys.map((key) => aMessage(topic, key, `${key}${sent}`)));
      await setTimeout(5);
    }
  })();
  await until(() => first.texts.length > 100, DEADLINE_MS);
  const second = await aMember('load', topic, work);
  await until(() => second.texts.length > 100, DEADLINE_MS);
  await first.close();
  const before = second.texts.length;
  await until(() => second.texts.length > before + 400, DEADLINE_MS);
  isOver = true;
  await load;
  const expected = keys.map((key) => Array.from({ length: sent }, (_, at) => `${key}${at}`));
  await until(() => new Set(heard).size === sent * keys.length, DEADLINE_MS);
  const firstTime = [...new Set(heard)];
  for (const [at, key] of keys.entries())
    expect(firstTime.filter((text) => text.startsWith(key))).toEqual(expected[at]);
});

test('a message that fails three times comes again, in its place', async () => {
  const topic = await aTopic();
  const tried: string[] = [];
  const member = await aMember('failing', topic, async (message) => {
    tried.push(textOf(message));
    if (textOf(message) === 'b' && tried.filter((text) => text === 'b').length <= 3)
      throw new Error('not yet');
  });
  await bus.publish(['a', 'b', 'c'].map((text) => aMessage(topic, 'k', text)));
  await until(() => member.texts.length === 3, DEADLINE_MS);
  expect(tried).toEqual(['a', 'b', 'b', 'b', 'b', 'c']);
});

test(
  'work of 12 seconds, twice the session, keeps the membership; other partitions do not wait',
  async () => {
    const topic = await aTopic();
    const tried: string[] = [];
    const member = await aMember('slow', topic, async (message) => {
      tried.push(textOf(message));
      if (textOf(message) === 'slow') await setTimeout(12_000);
    });
    await bus.publish([aMessage(topic, 'slow', 'slow'), aMessage(topic, 'slow', 'behind')]);
    await until(() => tried.length > 0, DEADLINE_MS);
    const keys = Array.from({ length: 32 }, (_, at) => `key${at}`);
    await bus.publish(keys.map((key) => aMessage(topic, key, key)));
    await until(() => member.texts.length > 8, 2_000);
    expect(member.texts).not.toContain('slow');
    let wasHealthy = true;
    await until(() => {
      wasHealthy &&= member.isHealthy();
      return member.texts.includes('slow');
    }, DEADLINE_MS);
    expect(wasHealthy).toBe(true);
    await until(() => tried.includes('behind') && keys.every((key) => tried.includes(key)), DEADLINE_MS);
    expect(tried.filter((text) => text === 'slow')).toEqual(['slow']);
  },
  60_000 * patience,
);

test('what a member finished while closing is not heard again, and what it left is', async () => {
  const topic = await aTopic();
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const first = await aMember('closing', topic, async () => {
    begun.resolve();
    await mayEnd.promise;
  });
  await bus.publish([aMessage(topic, 'k', 'in hand'), aMessage(topic, 'k', 'left')]);
  await begun.promise;
  const closed = first.close();
  mayEnd.resolve();
  await closed;
  expect(first.texts).toEqual(['in hand']);
  const second = await aMember('closing', topic, quick);
  await until(() => second.texts.length > 0, DEADLINE_MS);
  expect(second.texts).toEqual(['left']);
});

test('the lag is what a group has not committed', async () => {
  const topic = await aTopic();
  await bus.publish(Array.from({ length: 20 }, (_, at) => aMessage(topic, `k${at}`, `m${at}`)));
  expect(await bus.lag('nobody', [topic])).toEqual({ [topic]: 20 });
  const member = await aMember('nobody', topic, quick);
  await until(() => member.texts.length === 20, DEADLINE_MS);
  await expect
    .poll(() => bus.lag('nobody', [topic]), { timeout: DEADLINE_MS * patience })
    .toEqual({ [topic]: 0 });
});

const named = (topic: string, version: number, text: string): BusMessage => ({
  ...toBusMessage(
    {
      id: `a:${version}`,
      type: 'thing.named',
      topic: 'things.v1',
      key: 'a',
      version,
      at: 0,
      value: Buffer.from(toBinary(StringValueSchema, create(StringValueSchema, { value: text }))).toString(
        'base64',
      ),
    },
    'test',
    'a',
  ),
  topic,
});

test('poison is parked in the dead-letter topic and the next message goes on', async () => {
  const topic = await aTopic();
  await bus.ensure([`${topic}.dead`]);
  const seen: string[] = [];
  const subscription = await runConsumers({
    group: 'poison',
    consumers: [
      defineConsumer({
        event: { ...thingNamed, topic },
        effect: 'note',
        async handle({ data }) {
          if (data.value === 'impossible') throw new AppError('invalid', 'impossible');
          seen.push(data.value);
        },
      }),
    ],
    bus,
    clock: createSystemClock(),
    logger: pino({ level: 'silent' }),
    metrics: { countParked: () => {} },
  });
  await bus.publish([named(topic, 1, 'impossible'), named(topic, 2, 'next')]);
  await until(() => seen.length > 0, DEADLINE_MS);
  expect(seen).toEqual(['next']);
  const dead: DeliveredMessage[] = [];
  const replay = await bus.replay({ topics: [`${topic}.dead`], onMessage: async (m) => void dead.push(m) });
  await replay.close();
  expect(dead.map(({ headers }) => headers)).toMatchObject([
    { ce_id: 'a:1', kindred_effect: 'note', kindred_cause: expect.stringContaining('impossible') },
  ]);
  await subscription.close();
});

test('closing the bus ends a replay that has not caught up, and later calls are refused', async () => {
  const topic = await aTopic();
  await bus.publish([aMessage(topic, 'k', 'never taken')]);
  const own = bed.open();
  const begun = Promise.withResolvers<void>();
  const replay = own.replay({
    topics: [topic],
    async onMessage() {
      begun.resolve();
      throw new Error('never');
    },
  });
  const refused = expect(replay).rejects.toThrow('closed');
  await begun.promise;
  await own.close();
  await refused;
  await expect(own.publish([aMessage(topic, 'k', 'm')])).rejects.toThrow('closed');
  await expect(own.ping()).rejects.toThrow('closed');
});
