import { expect, test } from 'vitest';
import { until } from '../testing/until.ts';
import { createDelayMeter, createLongestBlock } from './event-loop-block.ts';

test('a block is seen by every reader for at least a minute, then forgotten', () => {
  let now = 0;
  const meter = {
    maxMs: 0,
    reset() {
      this.maxMs = 0;
    },
  };
  const longestMs = createLongestBlock(meter, () => now);
  meter.maxMs = 80;
  expect([longestMs(), longestMs()]).toEqual([80, 80]);
  now = 60_000;
  expect(longestMs()).toBe(80);
  now = 119_000;
  meter.maxMs = 5;
  expect(longestMs()).toBe(80);
  now = 120_000;
  expect(longestMs()).toBe(80);
  expect(longestMs()).toBe(5);
});

test('work that keeps the event loop for itself is measured', async () => {
  const meter = createDelayMeter();
  meter.reset();
  await until(() => {
    const end = performance.now() + 60;
    while (performance.now() < end);
    return meter.maxMs >= 40;
  });
});
