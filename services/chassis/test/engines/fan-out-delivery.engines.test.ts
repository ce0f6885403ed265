import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { freshName } from '../../src/testing/contract/fresh-name.ts';
import { readEngines } from '../../src/testing/engines.ts';
import { until } from '../../src/testing/until.ts';
import { aPairOfNodes, ROOM, untilHeard } from './_fan-out-bed.ts';
import { expectWithin } from './_through-proxy.ts';

const ANSWER_MS = 1_000;
const BACK_MS = 1_000;

function anAdmin(): Redis {
  const admin = new Redis(readEngines().redisUrl);
  onTestFinished(() => admin.disconnect());
  return admin;
}

async function aPair() {
  const key = freshName('fan-out');
  const { redisUrl } = readEngines();
  return { key, ...(await aPairOfNodes(redisUrl, redisUrl, key)) };
}

test('an event for a room reaches its sockets in every process, once', async () => {
  const { first, ann, bob } = await aPair();
  for (let at = 0; at < 50; at += 1) first.io.to(ROOM).emit('said', `number ${at}`);
  const numbered = ({ heard }: { heard: string[] }) => heard.filter((what) => what.startsWith('number'));
  await until(() => numbered(ann).length >= 50 && numbered(bob).length >= 50);
  const all = Array.from({ length: 50 }, (_, at) => `number ${at}`);
  expect([numbered(ann), numbered(bob)]).toEqual([all, all]);
});

test('installations with other keys do not hear each other', async () => {
  const { first, bob } = await aPair();
  const other = await aPair();
  other.first.io.to(ROOM).emit('said', 'from elsewhere');
  await untilHeard(other.first, other.bob);
  await untilHeard(first, bob);
  expect(bob.heard).not.toContain('from elsewhere');
});

test('sockets are found and closed in every process', async () => {
  const { first, ann, bob } = await aPair();
  const found = await first.io.in(ROOM).fetchSockets();
  expect(found.map(({ id }) => id).sort()).toEqual([ann.socket.id, bob.socket.id].sort());
  found.find(({ id }) => id === bob.socket.id)?.disconnect(true);
  await until(() => !bob.socket.connected);
  expect(ann.socket.connected).toBe(true);
  first.io.in(ROOM).disconnectSockets(true);
  await until(() => !ann.socket.connected);
});

test('a process that does not answer costs the caller a second and its sockets, nothing else', async () => {
  const { key, first, ann } = await aPair();
  await anAdmin().subscribe(`${key}-request#/#`);
  const found = await expectWithin(ANSWER_MS, () => first.io.in(ROOM).fetchSockets());
  expect(found.map(({ id }) => id)).toEqual([ann.socket.id]);
});

test('connections the server kills come back within a second, and both processes learn of the gap', async () => {
  const { key, first, second, ann, bob } = await aPair();
  const admin = anAdmin();
  const clients = String(await admin.client('LIST')).split('\n');
  const ids = clients
    .filter((line) => line.includes(` name=${key}-`))
    .map((line) => /id=(\d+)/.exec(line)?.[1]);
  expect(ids.length).toBe(4);
  for (const id of ids) await admin.client('KILL', 'ID', id ?? '');
  await expectWithin(BACK_MS, async () => {
    await untilHeard(first, bob);
    await untilHeard(second, ann);
  });
  await until(() => first.gaps() > 0 && second.gaps() > 0);
});
