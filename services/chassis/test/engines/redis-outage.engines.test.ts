import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createEmbeddedSharedState } from '../../src/embedded/shared-state.ts';
import type { SharedState } from '../../src/ports/shared-state.ts';
import { createRedisSharedState } from '../../src/redis/shared-state.ts';
import { withFallback } from '../../src/shared/with-fallback.ts';
import { createSystemClock } from '../../src/system/clock.ts';
import { freshName } from '../../src/testing/contract/fresh-name.ts';
import { readEngines } from '../../src/testing/engines.ts';
import { patience } from '../../src/testing/patience.ts';
import { until } from '../../src/testing/until.ts';
import { errorOf, expectWithin, throughProxy } from './_through-proxy.ts';

const LONG_MS = 600_000;
const REJECTED_MS = 300;
const BACK_MS = 1_500;
const timeoutMs = 250 * patience;
const unavailable = { name: 'AppError', kind: 'unavailable' };

const answers = (shared: SharedState): Promise<boolean> =>
  shared.ping().then(
    () => true,
    () => false,
  );

async function aState() {
  const { proxy, url } = await throughProxy(readEngines().redisUrl);
  const lines: string[] = [];
  const logger = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line).msg) });
  const shared = createRedisSharedState({ url, keyPrefix: `${freshName('outage')}:`, timeoutMs, logger });
  onTestFinished(() => shared.close());
  const isBack = () => expectWithin(BACK_MS, () => until(() => answers(shared), 3 * BACK_MS, 'Redis'));
  await isBack();
  return { shared, proxy, lines, logger, isBack };
}

const everyCall = (shared: SharedState): (() => Promise<unknown>)[] => [
  () => shared.hit('k', LONG_MS),
  () => shared.get('k'),
  () => shared.set('k', 'v', LONG_MS),
  () => shared.delete('k'),
  () => shared.addMember('s', 'm', LONG_MS),
  () => shared.removeMember('s', 'm'),
  () => shared.members('s'),
  () => shared.ping(),
];

test('with the server gone every call rejects fast, and what it kept is there when it is back', async () => {
  const { shared, proxy, isBack } = await aState();
  await shared.hit('key', LONG_MS);
  await proxy.refuse();
  for (const call of everyCall(shared)) {
    expect(await expectWithin(REJECTED_MS, () => errorOf(call()))).toMatchObject(unavailable);
  }
  await proxy.open();
  await isBack();
  expect((await shared.hit('key', LONG_MS)).count).toBe(2);
});

test('a server that says nothing costs a call its timeout and no more, and is found again', async () => {
  const { shared, proxy, isBack } = await aState();
  proxy.silence();
  for (const call of everyCall(shared)) {
    expect(await expectWithin(REJECTED_MS, () => errorOf(call()))).toMatchObject(unavailable);
  }
  await until(
    async () => {
      const start = performance.now();
      await errorOf(shared.ping());
      return performance.now() - start < REJECTED_MS / 3;
    },
    10_000,
    'giving up the silent connection',
  );
  await proxy.open();
  await isBack();
});

test('a connection that breaks under calls is made again', async () => {
  const { shared, proxy, isBack } = await aState();
  const calls = Array.from({ length: 100 }, () => errorOf(shared.hit('key', LONG_MS)));
  proxy.cut();
  await expectWithin(REJECTED_MS, () => Promise.all(calls));
  await isBack();
  await shared.hit('key', LONG_MS);
});

test('a long outage is told once when it begins and once when it ends', async () => {
  const { shared, proxy, lines, isBack } = await aState();
  await proxy.refuse();
  const end = performance.now() + 2_500;
  await until(async () => {
    await errorOf(shared.ping());
    return performance.now() > end;
  }, 10_000);
  await proxy.open();
  await isBack();
  expect(lines).toEqual(['redis is gone', 'redis is back']);
});

test('a state that starts before its server rejects, and works once the server is there', async () => {
  const { proxy, url } = await throughProxy(readEngines().redisUrl);
  await proxy.refuse();
  const keyPrefix = `${freshName('outage')}:`;
  const shared = createRedisSharedState({ url, keyPrefix, timeoutMs, logger: pino({ level: 'silent' }) });
  onTestFinished(() => shared.close());
  expect(await errorOf(shared.get('key'))).toMatchObject(unavailable);
  await proxy.open();
  await until(() => answers(shared), 3 * BACK_MS);
});

test('a state that is closed lets go of its server at once, there or not', async () => {
  const { shared, proxy } = await aState();
  proxy.silence();
  await expectWithin(REJECTED_MS, () => shared.close());
  expect(await errorOf(shared.get('key'))).toMatchObject(unavailable);
});

test('with a fallback a silent server slows one call a second and fails none', async () => {
  const { shared, proxy, logger, isBack } = await aState();
  const clock = createSystemClock();
  let asked = 0;
  const counted: SharedState = {
    ...shared,
    hit(key, windowMs) {
      asked += 1;
      return shared.hit(key, windowMs);
    },
  };
  const both = withFallback(counted, createEmbeddedSharedState({ clock }), { clock, logger });
  expect((await both.hit('key', LONG_MS)).count).toBe(1);
  proxy.silence();
  expect((await both.hit('key', LONG_MS)).count).toBe(1);
  const askedBefore = asked;
  const hits = await Promise.all(Array.from({ length: 200 }, () => both.hit('key', LONG_MS)));
  expect(Math.max(...hits.map(({ count }) => count))).toBe(201);
  expect(asked - askedBefore).toBeLessThanOrEqual(1);
  await proxy.open();
  await isBack();
  await until(async () => (await both.hit('key', LONG_MS)).count < 100, 10_000, 'counting together again');
});
