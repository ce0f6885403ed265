import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { DeliveredMessage } from '../ports/bus.ts';
import { createManualClock } from '../testing/effects.ts';
import { runLane } from './lane.ts';
import { createLogLines } from './log-lines.ts';

const message = (offset: number): DeliveredMessage => ({
  topic: 't',
  partition: 0,
  offset: String(offset),
  key: 'k',
  headers: {},
  value: new Uint8Array(),
});

function aLane(onMessage: (message: DeliveredMessage) => Promise<void>) {
  const clock = createManualClock();
  const stopping = new AbortController();
  const lost = new AbortController();
  const handled: string[] = [];
  const done = runLane(
    {
      messages: [message(0), message(1), message(2)],
      lost: lost.signal,
      onHandled: ({ offset }) => void handled.push(offset),
    },
    {
      onMessage,
      clock,
      logger: pino({ level: 'silent' }),
      lines: createLogLines(clock),
      stopping: stopping.signal,
    },
  );
  return { clock, done, handled, lost, stopping };
}

test('the pauses between deliveries grow from 100 ms to 5 s, and the next message waits', async () => {
  const triedAt: number[] = [];
  const { clock, handled, lost } = aLane(async ({ offset }) => {
    if (offset === '0') return;
    triedAt.push(clock.monotonic());
    throw new Error('never');
  });
  await clock.advance(16_300);
  expect(triedAt).toEqual([0, 100, 300, 700, 1_500, 3_100, 6_300, 11_300, 16_300]);
  expect(handled).toEqual(['0']);
  lost.abort();
});

test('when stopping, the message in hand still counts and the next is left', async () => {
  const mayEnd = Promise.withResolvers<void>();
  const { done, handled, stopping } = aLane(() => mayEnd.promise);
  stopping.abort();
  mayEnd.resolve();
  await done;
  expect(handled).toEqual(['0']);
});

test('when the partition was lost, the message in hand counts no more', async () => {
  const mayEnd = Promise.withResolvers<void>();
  const { done, handled, lost } = aLane(() => mayEnd.promise);
  lost.abort();
  mayEnd.resolve();
  await done;
  expect(handled).toEqual([]);
});

test('neither stopping nor a lost partition waits for a pause', async () => {
  for (const why of ['stopping', 'lost'] as const) {
    const lane = aLane(async () => {
      throw new Error('never');
    });
    lane[why].abort();
    await lane.done;
    expect(lane.handled).toEqual([]);
  }
});
