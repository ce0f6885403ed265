import { expect, test } from 'vitest';
import { freshName } from '../../src/testing/contract/fresh-name.ts';
import { readEngines } from '../../src/testing/engines.ts';
import type { TcpProxy } from '../../src/testing/tcp-proxy.ts';
import { until } from '../../src/testing/until.ts';
import { aNode, aPairOfNodes, ROOM, untilHeard } from './_fan-out-bed.ts';
import { expectWithin, throughProxy } from './_through-proxy.ts';

const LOCAL_MS = 300;
const ANSWER_MS = 1_000;
const BACK_MS = 1_500;
const NOTICED_MS = 2_000;

async function aPair() {
  const { proxy, url } = await throughProxy(readEngines().redisUrl);
  return { proxy, ...(await aPairOfNodes(url, url, freshName('fan-out'))) };
}

const outages: [string, (proxy: TcpProxy) => unknown][] = [
  ['gone', (proxy) => proxy.refuse()],
  ['silent', (proxy) => proxy.silence()],
];

test.each(outages)(
  'with Redis %s every process serves its own sockets, and all again after it',
  async (_, strike) => {
    const { proxy, first, second, ann, bob } = await aPair();
    await strike(proxy);
    await expectWithin(LOCAL_MS, async () => {
      first.io.to(ROOM).emit('said', 'here only');
      await until(() => ann.heard.includes('here only'));
    });
    const found = await expectWithin(ANSWER_MS, () => first.io.in(ROOM).fetchSockets());
    expect(found.map(({ id }) => id)).toEqual([ann.socket.id]);
    await until(() => !first.fanOut.isConnected() && !second.fanOut.isConnected(), 10_000, 'noticing');
    const third = await first.aClient();
    // By their own rooms: the request may still reach the other process, whose socket is to stay.
    first.io.in([ann.socket.id ?? '', third.socket.id ?? '']).disconnectSockets(true);
    await until(() => !ann.socket.connected && !third.socket.connected);

    await proxy.open();
    const dan = await first.aClient();
    await expectWithin(BACK_MS, async () => {
      await untilHeard(first, bob, 3 * BACK_MS);
      await untilHeard(second, dan, 3 * BACK_MS);
    });
    await until(() => first.gaps() > 0 && second.gaps() > 0, 5_000, 'learning of the gap');
    expect(bob.socket.connected).toBe(true);
  },
);

test('what a process could not send while it was cut off alone is told to the others as a gap', async () => {
  const { proxy, url } = await throughProxy(readEngines().redisUrl);
  const { first, second, bob } = await aPairOfNodes(url, readEngines().redisUrl, freshName('fan-out'));
  await proxy.refuse();
  for (let at = 0; at < 10; at += 1) first.io.to(ROOM).emit('said', 'lost');
  await until(() => !first.fanOut.isConnected());
  expect(second.gaps()).toBe(0);
  const end = performance.now() + 2_000;
  await until(() => performance.now() > end);
  await proxy.open();
  await until(() => second.gaps() > 0, 5_000, 'learning of the gap');
  expect(bob.heard).not.toContain('lost');
});

test('a process that starts before Redis serves its own sockets and joins the others later', async () => {
  const { proxy, url } = await throughProxy(readEngines().redisUrl);
  await proxy.refuse();
  const key = freshName('fan-out');
  const [first, second] = [await aNode(url, key), await aNode(url, key)];
  const [ann, bob] = [await first.aClient(), await second.aClient()];
  await untilHeard(first, ann);
  expect(bob.heard).toEqual([]);
  await proxy.open();
  await expectWithin(BACK_MS, () => untilHeard(first, bob, 3 * BACK_MS));
});

test('closing ends at once, whatever state Redis is in', async () => {
  const { proxy, first } = await aPair();
  proxy.silence();
  await expectWithin(LOCAL_MS, async () => {
    await first.io.close();
    await first.fanOut.close();
  });
  expect(first.fanOut.isConnected()).toBe(false);
});

test('a server that falls silent is noticed, though nobody says anything', async () => {
  const { proxy, url } = await throughProxy(readEngines().redisUrl);
  const { fanOut } = await aNode(url, freshName('fan-out'));
  await until(() => fanOut.isConnected(), 5_000, 'a connection to Redis');
  proxy.silence();
  await expectWithin(NOTICED_MS, () => until(() => !fanOut.isConnected(), 3 * NOTICED_MS, 'noticing'));
});
