import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createEmbeddedSharedState } from '../embedded/shared-state.ts';
import type { SharedState } from '../ports/shared-state.ts';
import { createManualClock } from '../testing/effects.ts';
import { withFallback } from './with-fallback.ts';

const MINUTE = 60_000;

/** A shared state that can be switched off, and counts how often it was tried. */
function aSwitch(inner: SharedState) {
  const state = { isGone: false, tries: 0, release: undefined as (() => void) | undefined, hangs: false };
  const shared: SharedState = {
    ...inner,
    async hit(key, windowMs) {
      state.tries += 1;
      if (state.hangs) await new Promise<void>((resolve) => Object.assign(state, { release: resolve }));
      if (state.isGone) throw new Error('gone');
      return inner.hit(key, windowMs);
    },
    ping: () => (state.isGone ? Promise.reject(new Error('gone')) : Promise.resolve()),
  };
  return { shared, state };
}

function aPair() {
  const clock = createManualClock();
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line).msg) });
  const { shared, state } = aSwitch(createEmbeddedSharedState({ clock }));
  const both = withFallback(shared, createEmbeddedSharedState({ clock }), { clock, logger });
  const hits = async (): Promise<number> => (await both.hit('key', MINUTE)).count;
  return { both, clock, hits, lines, state };
}

test('counts where all processes count, and alone from the first failure on', async () => {
  const { hits, state } = aPair();
  expect([await hits(), await hits()]).toEqual([1, 2]);
  state.isGone = true;
  expect([await hits(), await hits(), await hits()]).toEqual([1, 2, 3]);
});

test('a dead primary is tried once a second, and used again after it answered', async () => {
  const { clock, hits, state } = aPair();
  state.isGone = true;
  for (let call = 0; call < 5; call += 1) await hits();
  expect(state.tries).toBe(1);
  await clock.advance(1_000);
  for (let call = 0; call < 5; call += 1) await hits();
  expect(state.tries).toBe(2);
  state.isGone = false;
  expect(await hits()).toBe(11);
  await clock.advance(1_000);
  expect([await hits(), await hits()]).toEqual([1, 2]);
});

test('while one call waits for a primary that says nothing, the others do not', async () => {
  const { clock, hits, state } = aPair();
  state.isGone = true;
  await hits();
  await clock.advance(1_000);
  state.hangs = true;
  const trying = hits();
  expect([await hits(), await hits()]).toEqual([2, 3]);
  state.release?.();
  expect(await trying).toBe(4);
});

test('an outage is told twice: when it begins and when it ends', async () => {
  const { clock, hits, lines, state } = aPair();
  state.isGone = true;
  for (let second = 0; second < 5; second += 1) {
    await hits();
    await clock.advance(1_000);
  }
  state.isGone = false;
  await hits();
  await hits();
  expect(lines).toEqual(['shared state is gone, this process goes on alone', 'shared state is back']);
});

test('a ping tells about the primary, whatever the fallback can do', async () => {
  const { both, state } = aPair();
  await both.ping();
  state.isGone = true;
  await expect(both.ping()).rejects.toThrow('gone');
});
