import { deadTopic, redriveDeadLetters } from '@kindred/chassis/consumers/dead-letters';
import type { DeliveredMessage } from '@kindred/chassis/ports/bus';
import { topics } from '@kindred/proto/catalog';
import type { House } from '../house/house.ts';
import { type Command, CommandError, UsageError } from './command.ts';

const all: readonly string[] = Object.values(topics);
const MOST_SHOWN = 50;

function requireTopic(topic: string): string {
  if (!all.includes(topic)) throw new UsageError(`There is no topic ${topic}. Topics: ${all.join(', ')}`);
  return topic;
}

const lineOf = ({ headers, partition, offset }: DeliveredMessage): string =>
  [
    headers.ce_time ?? 'no time',
    headers.ce_type ?? 'no type',
    `of ${headers.ce_subject ?? 'nobody'}`,
    `${headers.kindred_group}/${headers.kindred_effect}`,
    `(${partition}:${offset})`,
    headers.kindred_cause ?? '',
  ].join('  ');

async function listOf({ bus }: House, topic: string): Promise<string[]> {
  const dead = deadTopic(topic);
  if ((await bus.missing([dead])).length > 0)
    throw new CommandError(`The topic ${dead} was never made: run the migration.`);
  const kept: DeliveredMessage[] = [];
  let seen = 0;
  const reading = await bus.replay({
    topics: [dead],
    async onMessage(message) {
      seen += 1;
      kept.push(message);
      if (kept.length > MOST_SHOWN) kept.shift();
    },
  });
  await reading.close();
  const waiting = (await bus.lag(`${topic}.redrive`, [dead]))[dead] ?? 0;
  if (seen === 0) return [];
  return [
    `${topic}: ${waiting} wait, ${seen} kept${seen > kept.length ? `, the last ${kept.length}` : ''}`,
    ...kept.map((message) => `  ${lineOf(message)}`),
  ];
}

export const deadLetterCommands: readonly Command[] = [
  {
    name: 'dead-letters',
    args: ['[topic]'],
    summary:
      'lists events a consumer gave up after five tries: which, whose consumer, why, and how many wait',
    async run(house, [topic]) {
      const asked = topic === undefined ? all : [requireTopic(topic)];
      const lines: string[] = [];
      for (const one of asked) lines.push(...(await listOf(house, one)));
      return lines.length > 0 ? lines : ['No dead letters.'];
    },
  },
  {
    name: 'redrive',
    args: ['<topic>'],
    summary:
      'sends what waits as dead letter of a topic back to the consumer that gave up, once its cause is mended',
    async run({ bus, clock }, [topic = '']) {
      const count = await redriveDeadLetters(bus, requireTopic(topic), clock);
      return [`${count} sent back to ${topic}.`];
    },
  },
];
