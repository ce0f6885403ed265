import { expect, test } from 'vitest';
import { createManualClock, createSeededIds, createSeededRandomness } from './effects.ts';

test('advance wakes sleepers in order, also those that go back to sleep on the way', async () => {
  const clock = createManualClock();
  const woken: string[] = [];
  const tick = async (): Promise<void> => {
    for (let n = 1; n <= 3; n += 1) {
      await clock.sleep(100);
      woken.push(`tick ${n} at ${clock.monotonic()}`);
    }
  };
  void tick();
  void clock.sleep(150).then(() => woken.push(`once at ${clock.monotonic()}`));
  await clock.advance(250);
  expect(woken).toEqual(['tick 1 at 100', 'once at 150', 'tick 2 at 200']);
  expect(clock.monotonic()).toBe(250);
  expect(clock.sleepers()).toBe(1);
});

test('an aborted sleep ends at once and a jump moves the wall clock alone', async () => {
  const clock = createManualClock({ nowMs: 1_000 });
  const over = new AbortController();
  const slept = clock.sleep(1_000_000, over.signal);
  over.abort();
  await slept;
  clock.jump(3_600_000);
  expect([clock.now(), clock.monotonic(), clock.sleepers()]).toEqual([3_601_000, 0, 0]);
});

test('a seed repeats its bytes and ids, another seed does not', () => {
  const bytes = (seed: number): string => Buffer.from(createSeededRandomness(seed).bytes(64)).toString('hex');
  expect(bytes(7)).toBe(bytes(7));
  expect(bytes(7)).not.toBe(bytes(8));
  expect(createSeededIds(7).next()).toBe(createSeededIds(7).next());
  expect(createSeededIds(7).next()).not.toBe(createSeededIds(8).next());
});
