import type { Message } from 'kafkajs';
import { expect, test } from 'vitest';
import { createPartitionQueue, type Waiting } from './partition-queue.ts';

const texts = (messages: readonly Message[]) => messages.map(({ value }) => String(value));
const waiting = (...all: string[]): Waiting[] =>
  all.map((value) => ({ message: { value }, bytes: value.length }));

/** A queue whose sends end when the test says so. */
function aQueue() {
  const sent: { texts: string[]; end: () => void; fail: (error: Error) => void }[] = [];
  const queue = createPartitionQueue((messages) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    sent.push({ texts: texts(messages), end: resolve, fail: reject });
    return promise;
  });
  return { queue, sent };
}

test('what comes while a batch is on its way goes together in the next one', async () => {
  const { queue, sent } = aQueue();
  const first = queue.add(waiting('a'));
  const second = queue.add(waiting('b', 'c'));
  const third = queue.add(waiting('d'));
  expect(sent.map((batch) => batch.texts)).toEqual([['a']]);
  sent[0]?.end();
  await first.stored;
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.texts).toEqual(['b', 'c', 'd']);
  sent[1]?.end();
  await Promise.all([second.stored, third.stored]);
  await queue.idle();
});

test('who gives up takes back only what is not on its way', async () => {
  const { queue, sent } = aQueue();
  const first = queue.add(waiting('a'));
  const second = queue.add(waiting('b'));
  const third = queue.add(waiting('c'));
  first.withdraw();
  second.withdraw();
  sent[0]?.end();
  await first.stored;
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.texts).toEqual(['c']);
  sent[1]?.end();
  await third.stored;
});

test('a batch stays below half a megabyte, except for a single larger message', async () => {
  const { queue, sent } = aQueue();
  const big = (value: string): Waiting => ({ message: { value }, bytes: 300 * 1024 });
  const huge: Waiting = { message: { value: 'huge' }, bytes: 900 * 1024 };
  const all = queue.add([huge, big('b'), big('c'), ...waiting('d')]);
  for (const batch of [['huge'], ['b'], ['c', 'd']]) {
    await expect.poll(() => sent.at(-1)?.texts).toEqual(batch);
    sent.at(-1)?.end();
  }
  await all.stored;
});

test('a send that is given up rejects those in it and the next one starts', async () => {
  const { queue, sent } = aQueue();
  const first = queue.add(waiting('a'));
  const second = queue.add(waiting('b'));
  sent[0]?.fail(new Error('stopping'));
  await expect(first.stored).rejects.toThrow('stopping');
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.end();
  await second.stored;
});
