import { afterAll, expect, test } from 'vitest';
import { aMessage } from '../../src/testing/contract/bus-bed.ts';
import { patience } from '../../src/testing/patience.ts';
import { aKafkaBus } from './_kafka-bed.ts';

/** Nobody listens on this port. */
const bus = aKafkaBus({ brokers: ['127.0.0.1:1'] }).open();
afterAll(() => bus.close());

const onMessage = async (): Promise<void> => {};

test.each<[string, () => Promise<unknown>]>([
  ['ping', () => bus.ping()],
  ['publish', () => bus.publish([aMessage('t', 'k', 'm')])],
  ['subscribe', () => bus.subscribe({ group: 'g', topics: ['t'], onMessage })],
  ['replay', () => bus.replay({ topics: ['t'], onMessage })],
  ['missing', () => bus.missing(['t'])],
])('%s says within six seconds that the brokers are not there', async (_name, call) => {
  const startedAt = performance.now();
  await expect(call()).rejects.toMatchObject({ name: 'AppError', kind: 'unavailable' });
  expect(performance.now() - startedAt).toBeLessThan(6_000 * patience);
});

test('closing does not wait for brokers that are not there', async () => {
  const startedAt = performance.now();
  await bus.close();
  expect(performance.now() - startedAt).toBeLessThan(2_000 * patience);
});
