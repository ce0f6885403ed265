import type { Message, Producer, ProducerRecord, RecordMetadata } from 'kafkajs';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createManualClock } from '../testing/effects.ts';
import { createLogLines } from './log-lines.ts';
import type { Producers } from './producers.ts';
import { createSender } from './send-until-stored.ts';

type Answer = readonly RecordMetadata[] | Error;

const stored: Answer = [{ topicName: 't', partition: 3, errorCode: 0 }];
const protocolError = (type: string): Error =>
  new Error('not retriable', { cause: Object.assign(new Error(type), { type }) });

/** Producers whose sends are answered one after the other. */
function aSender(...answers: Answer[]) {
  const clock = createManualClock();
  const stopping = new AbortController();
  const sent: { producer: number; messages: Message[] }[] = [];
  let number = 0;
  const make = (): Producer => {
    const own = number;
    const send = async ({ messages }: ProducerRecord): Promise<RecordMetadata[]> => {
      sent.push({ producer: own, messages });
      const answer = answers.shift() ?? stored;
      if (answer instanceof Error) throw answer;
      return [...answer];
    };
    // Only sending matters here.
    return { send } as unknown as Producer;
  };
  let current = make();
  const producers: Producers = {
    use: (work) => work(current),
    retire(producer) {
      if (producer !== current) return;
      number += 1;
      current = make();
    },
    close: async () => {},
  };
  const send = createSender({
    producers,
    clock,
    logger: pino({ level: 'silent' }),
    lines: createLogLines(clock),
    stopping: stopping.signal,
  });
  const messages: Message[] = [{ value: 'a' }, { value: 'b' }];
  return {
    clock,
    stopping,
    messages,
    sending: send({ topic: 't', partition: 3, messages }),
    by: () => sent.map(({ producer }) => producer),
    sent: () => sent.map((send) => send.messages),
  };
}

test('the same batch is sent by the same producer until it is stored', async () => {
  const { by, clock, messages, sending, sent } = aSender(new Error('gone'), new Error('still gone'));
  await clock.advance(5_000);
  await sending;
  expect(sent()).toEqual([messages, messages, messages]);
  expect(by()).toEqual([0, 0, 0]);
});

test.each(['OUT_OF_ORDER_SEQUENCE_NUMBER', 'UNKNOWN_PRODUCER_ID', 'INVALID_PRODUCER_EPOCH'])(
  'after %s a new producer sends it',
  async (type) => {
    const { by, clock, sending } = aSender(protocolError(type));
    await clock.advance(5_000);
    await sending;
    expect(by()).toEqual([0, 1]);
  },
);

test.each<[string, Answer]>([
  ['nothing', []],
  ['another partition', [{ topicName: 't', partition: 4, errorCode: 0 }]],
  ['an error', [{ topicName: 't', partition: 3, errorCode: 7 }]],
])('a receipt for %s is none: a new producer sends it again', async (_what, answer) => {
  const { by, clock, sending } = aSender(answer);
  await clock.advance(5_000);
  await sending;
  expect(by()).toEqual([0, 1]);
});

test('it ends only when the bus does', async () => {
  const { clock, sending, stopping, sent } = aSender(
    ...Array.from({ length: 1_000 }, () => new Error('gone')),
  );
  const ended = expect(sending).rejects.toThrow('gone');
  await clock.advance(60_000);
  expect(sent().length).toBeGreaterThan(100);
  stopping.abort();
  await ended;
});
