import { Kafka, logLevel } from 'kafkajs';
import { afterAll, expect, test } from 'vitest';
import { deadTopic, redriveDeadLetters } from '../../src/consumers/dead-letters.ts';
import { createSystemClock } from '../../src/system/clock.ts';
import { aMessage, textOf } from '../../src/testing/contract/bus-bed.ts';
import { freshName } from '../../src/testing/contract/fresh-name.ts';
import { readEngines } from '../../src/testing/engines.ts';
import { aKafkaBus } from './_kafka-bed.ts';

const DAY_MS = 24 * 3_600_000;
const bed = aKafkaBus({ retentionMs: 7 * DAY_MS });
const bus = bed.open();
afterAll(() => bus.close());

async function aTopic(): Promise<string> {
  const topic = freshName('topic');
  await bus.ensure([topic, deadTopic(topic)]);
  return topic;
}

async function stored(topic: string): Promise<string[]> {
  const texts: string[] = [];
  const replay = await bus.replay({ topics: [topic], onMessage: async (m) => void texts.push(textOf(m)) });
  await replay.close();
  return texts.sort();
}

test('what is parked goes back once, then only what was parked since', async () => {
  const topic = await aTopic();
  const park = (texts: readonly string[]) =>
    bus.publish(texts.map((text) => aMessage(deadTopic(topic), `key-${text}`, text)));
  const clock = createSystemClock();
  expect(await redriveDeadLetters(bus, topic, clock)).toBe(0);
  await park(['a', 'b', 'c', 'd', 'e']);
  expect(await redriveDeadLetters(bus, topic, clock)).toBe(5);
  expect(await redriveDeadLetters(bus, topic, clock)).toBe(0);
  await park(['f']);
  expect(await redriveDeadLetters(bus, topic, clock)).toBe(1);
  expect(await stored(topic)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('dead topics are kept fourteen days, the others as long as configured', async () => {
  const topic = await aTopic();
  const admin = new Kafka({ brokers: [...readEngines().kafkaBrokers], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  const TOPIC = 2;
  const days = async (name: string): Promise<number> => {
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: TOPIC, name: `${bed.prefix}${name}`, configNames: ['retention.ms'] }],
    });
    return Number(resources[0]?.configEntries[0]?.configValue) / DAY_MS;
  };
  expect([await days(topic), await days(deadTopic(topic))]).toEqual([7, 14]);
  await admin.disconnect();
});
