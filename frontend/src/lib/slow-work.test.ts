import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSlowWatch } from './slow-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('calls the line slow from the fifth second of the first call to the end of the last', async () => {
  const slow = createSlowWatch();
  const told: boolean[] = [];
  slow.subscribe(() => told.push(slow.isSlow()));
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const answers = [slow.watch(first.promise), slow.watch(second.promise)];
  vi.advanceTimersByTime(4_999);
  expect(slow.isSlow()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(slow.isSlow()).toBe(true);
  first.resolve('one');
  await answers[0];
  expect(slow.isSlow()).toBe(true);
  second.reject(new Error('gone'));
  await expect(answers[1]).rejects.toThrow('gone');
  expect(slow.isSlow()).toBe(false);
  expect(told).toEqual([true, true, true, false]);
});

it('says nothing of a call that is done in time', async () => {
  const slow = createSlowWatch();
  expect(await slow.watch(Promise.resolve('one'))).toBe('one');
  vi.advanceTimersByTime(60_000);
  expect(slow.isSlow()).toBe(false);
});
