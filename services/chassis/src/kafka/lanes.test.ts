import { expect, test } from 'vitest';
import { createManualClock } from '../testing/effects.ts';
import { createLanes } from './lanes.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a partition has one thing in hand at a time, another partition does not wait', async () => {
  const lanes = createLanes(createManualClock());
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const runs = [
    lanes.run('0 t', async () => {
      order.push('first');
      await first.promise;
    }),
    lanes.run('0 t', async () => void order.push('second')),
    lanes.run('1 t', async () => void order.push('other')),
  ];
  await settled();
  expect(order).toEqual(['first', 'other']);
  first.resolve();
  await Promise.all(runs);
  await lanes.idle();
  expect(order).toEqual(['first', 'other', 'second']);
});

test('after 100 ms the caller goes on and the work goes on beside it', async () => {
  const clock = createManualClock();
  const lanes = createLanes(clock);
  const mayEnd = Promise.withResolvers<void>();
  const run = lanes.run('0 t', () => mayEnd.promise);
  await clock.advance(100);
  const { isDone, done } = await run;
  expect(isDone).toBe(false);
  mayEnd.resolve();
  await done;
  expect((await lanes.run('0 t', async () => {})).isDone).toBe(true);
});
