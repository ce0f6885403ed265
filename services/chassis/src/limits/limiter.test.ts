import { expect, test } from 'vitest';
import { createEmbeddedSharedState } from '../embedded/shared-state.ts';
import { createManualClock } from '../testing/effects.ts';
import { createLimiter } from './limiter.ts';

const WRITES = { name: 'writes', max: 3, windowMs: 60_000 };

function aLimiter({ factor = 1 } = {}) {
  const clock = createManualClock();
  return { clock, limiter: createLimiter(createEmbeddedSharedState({ clock }), factor) };
}

test('allows the maximum per key, then refuses', async () => {
  const { limiter } = aLimiter();
  for (const remaining of [2, 1, 0]) {
    expect(await limiter.require(WRITES, 'ann')).toMatchObject({ limit: 3, remaining, isExceeded: false });
  }
  expect(await limiter.count(WRITES, 'ann')).toMatchObject({ remaining: 0, isExceeded: true });
  expect((await limiter.count(WRITES, 'bob')).remaining).toBe(2);
});

test('a refusal says how many seconds to wait, and then it works', async () => {
  const { clock, limiter } = aLimiter();
  for (let hit = 0; hit < 3; hit += 1) await limiter.require(WRITES, 'ann');
  await clock.advance(20_500);
  const refused = await limiter.require(WRITES, 'ann').catch((error: unknown) => error);
  expect(refused).toMatchObject({ kind: 'too-many', retryAfterSeconds: 40 });
  await clock.advance(40_000);
  expect((await limiter.require(WRITES, 'ann')).remaining).toBe(2);
});

test('limits of different names do not share a counter, and a factor raises them all', async () => {
  const { limiter } = aLimiter({ factor: 10 });
  await limiter.count(WRITES, 'ann');
  expect(await limiter.count({ ...WRITES, name: 'uploads' }, 'ann')).toMatchObject({
    limit: 30,
    remaining: 29,
  });
});
