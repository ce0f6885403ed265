import { expect, test } from 'vitest';
import { createDeadline } from './deadline.ts';

const unavailable = { name: 'AppError', kind: 'unavailable', details: [{ code: 'unavailable' }] };

test('work that never settles is unavailable after its time and is told to stop', async () => {
  let given: AbortSignal | undefined;
  const late = createDeadline(5)(({ signal }) => {
    given = signal;
    return new Promise(() => {});
  });
  await expect(late).rejects.toMatchObject(unavailable);
  expect(given?.aborted).toBe(true);
});

test('work in time answers, and nothing tells it to stop afterwards', async () => {
  let given: AbortSignal | undefined;
  const inTime = createDeadline(20);
  const answer = await inTime(async ({ signal }) => {
    given = signal;
    return 7;
  });
  await expect(inTime(() => new Promise(() => {}))).rejects.toMatchObject(unavailable);
  expect([answer, given?.aborted]).toEqual([7, false]);
});
