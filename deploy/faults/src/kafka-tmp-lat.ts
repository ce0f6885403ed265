import { setTimeout } from 'node:timers/promises';
import { createKafkaBus } from '@kindred/chassis/kafka/bus';
import { createLogger } from '@kindred/chassis/log/logger';
import { createSystemClock } from '@kindred/chassis/system/clock';
import { createSystemRandomness } from '@kindred/chassis/system/randomness';

const open = () =>
  createKafkaBus({
    brokers: (process.env.KAFKA_BROKERS ?? '').split(','),
    clientId: 'lat',
    clock: createSystemClock(),
    randomness: createSystemRandomness(),
    logger: createLogger('silent', 'x'),
    partitions: 6,
    replication: 1,
    retentionMs: 3600000,
    topicPrefix: `lat${process.pid}.`,
  });
const a = open(),
  b = open();
const topics = Array.from({ length: 10 }, (_, i) => `t${i}`);
let t0 = performance.now();
await a.ensure(topics);
console.log('ensure', performance.now() - t0);
const at = new Map<string, number>();
const lat: number[] = [];
const pub: number[] = [];
t0 = performance.now();
const sub = await b.subscribe({
  group: 'g',
  topics,
  async onMessage(m) {
    lat.push(performance.now() - (at.get(m.key) ?? 0));
  },
});
console.log('subscribe', performance.now() - t0);
const q = (l: number[], p: number) => [...l].sort((x, y) => x - y)[Math.floor(l.length * p)]?.toFixed(2);
async function phase(name: string, n: number, gap: number) {
  lat.length = 0;
  pub.length = 0;
  for (let i = 0; i < n; i++) {
    const key = `${name}${i}`;
    const s = performance.now();
    at.set(key, s);
    await a.publish([
      { topic: topics[i % 10] ?? '', key, headers: { ce_id: key }, value: new Uint8Array(300) },
    ]);
    pub.push(performance.now() - s);
    if (gap) await setTimeout(gap * (0.5 + Math.random()));
  }
  while (lat.length < n) await setTimeout(5);
  console.log(
    name,
    'publish p50',
    q(pub, 0.5),
    'p99',
    q(pub, 0.99),
    'end-to-end p50',
    q(lat, 0.5),
    'p99',
    q(lat, 0.99),
    'max',
    q(lat, 0.9999),
  );
}
await phase('warm', 200, 2);
await phase('quiet', 300, 20);
await phase('busy', 2000, 0);
lat.length = 0;
t0 = performance.now();
await Promise.all(
  Array.from({ length: 10000 }, (_, i) => {
    const key = `x${i}`;
    at.set(key, performance.now());
    return a.publish([{ topic: topics[i % 10] ?? '', key, headers: {}, value: new Uint8Array(300) }]);
  }),
);
console.log('10000 published in', performance.now() - t0);
while (lat.length < 10000) await setTimeout(5);
console.log('consumed after', performance.now() - t0);
t0 = performance.now();
let n = 0;
const r = await b.replay({
  topics,
  async onMessage() {
    n++;
  },
});
console.log('replay of', n, 'in', performance.now() - t0);
t0 = performance.now();
await r.close();
console.log('close', performance.now() - t0);
await a.ensure(['empty']);
t0 = performance.now();
const r2 = await b.replay({ topics: ['empty'], async onMessage() {} });
console.log('replay empty', performance.now() - t0);
await r2.close();
t0 = performance.now();
await sub.close();
console.log('close sub', performance.now() - t0);
await Promise.all([a.close(), b.close()]);
console.log(process.memoryUsage().rss / 1e6);
