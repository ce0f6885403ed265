import { randomBytes } from 'node:crypto';
import { patience } from '@kindred/chassis/testing/patience';
import { until } from '@kindred/chassis/testing/until';
import { say } from '@kindred/faults/say';
import { seeded } from '@kindred/faults/seeded';
import { type Promised, showTable } from '@kindred/faults/table';
import { startApiProxy } from './api-proxy.ts';
import { testValues } from './chart-values.ts';
import { killEveryPod } from './kill-pods.ts';
import { kubectlIn, productSelector } from './kubectl.ts';
import { leftovers } from './leftovers.ts';
import { openLiveBench, type Phase } from './live-bench.ts';
import { loadImages } from './load-images.ts';
import { serveMailboxPage } from './mailbox-page.ts';
import { publicDoor } from './public-door.ts';
import { releaseOf } from './release.ts';
import { requireTools } from './require-tools.ts';
import { mustRun } from './run-tool.ts';

const RELEASE = 'kindred';
const PER_SECOND = 50;
const SOCKETS = 50;
const GONE_MS = 120_000;
const SHOWN = 20;
const SEED = Number(process.env.SEED ?? Math.floor(performance.timeOrigin));
const PROCESSES = ['identity', 'profiles', 'offers', 'ratings', 'chat', 'mail', 'gateway'];

requireTools('helm', 'kubectl');
const tag = process.env.IMAGE_TAG ?? 'dev';
const nextTag = process.env.NEXT_IMAGE_TAG ?? tag;
const tagged = (name: string): string[] => ['--set-string', `image.tag=${name}`];
const namespace = `kindred-test-${randomBytes(3).toString('hex')}`;
const kubectl = kubectlIn(namespace);
const furtherValues = process.env.CLUSTER_VALUES;
const release = releaseOf(RELEASE, namespace, [testValues, ...(furtherValues ? [furtherValues] : [])]);

const rows: Promised[] = [];
const figure = (name: string, value: number | string): void => void rows.push({ name, value });
const none = (name: string, list: readonly string[]): void => {
  for (const entry of list.slice(0, SHOWN)) say(`${name}: ${entry}`);
  rows.push({ name, value: list.length, isKept: list.length === 0 });
};
async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  say(`${name}: ${seconds} s`);
  figure(`${name}, seconds`, seconds);
  return result;
}

function show(name: string, phase: Phase): void {
  const { breaks, failures, longestBackMs, messages, requests, seconds, unseen } = phase;
  figure(`${name}, seconds`, seconds.toFixed(0));
  figure(`${name}, requests`, requests);
  figure(`${name}, requests a second`, (requests / seconds).toFixed(1));
  none(`${name}, failed requests`, failures);
  rows.push({ name: `${name}, messages`, value: messages, isKept: messages > 0 });
  none(`${name}, messages lost on a screen`, unseen);
  figure(`${name}, breaks of ${SOCKETS} sockets`, breaks);
  figure(`${name}, longest ms until back`, longestBackMs);
}

async function underLoad(): Promise<void> {
  const proxy = await startApiProxy();
  const page = await serveMailboxPage(proxy.of(namespace, `${RELEASE}-trial-mail`, 8025));
  const kindred = { url: await publicDoor(kubectl, RELEASE), opsUrl: page.url };
  const bench = await openLiveBench({
    kindred,
    perSecond: PER_SECOND,
    random: seeded(SEED),
    sockets: SOCKETS,
  });
  say(`${SOCKETS} sockets at ${kindred.url}, seed ${SEED}`);
  // Other settings, so that every pod is replaced even where the image is the same.
  const upgrade = () => release.upgrade(...tagged(nextTag), '--set', 'settings.KINDRED_LOG=warn');
  show('upgrade', await bench.during(upgrade));
  show('rollback', await bench.during(() => release.rollback(1)));
  const selector = productSelector(RELEASE, ...PROCESSES);
  let killed = 0;
  const kill = async () => {
    killed = await killEveryPod(kubectl, selector, (name) => say(`killed ${name}`));
  };
  show('every pod killed', await bench.during(kill));
  figure('pods killed', killed);
  const { doubled, lost, wrong } = await bench.readBack();
  none('messages lost in the end', lost);
  none('doubled', doubled);
  none('shown wrong', wrong);
  bench.close();
  await page.close();
  await proxy.stop();
}

async function explain(): Promise<void> {
  for (const args of [
    ['get', 'pods', '-o', 'wide'],
    ['get', 'events', '--sort-by=.lastTimestamp'],
  ])
    say((await kubectl(...args).catch(String)).split('\n').slice(-60).join('\n'));
}

await loadImages(testValues, tagged(tag));
await mustRun('kubectl', ['create', 'namespace', namespace]);
const enforced = 'pod-security.kubernetes.io/enforce=restricted';
await mustRun('kubectl', ['label', 'namespace', namespace, enforced]);
say(`namespace ${namespace}, patience ${patience}`);
try {
  await timed('install', () => release.install(...tagged(tag)));
  say(await timed('helm test', release.test));
  await underLoad();
  await timed('uninstall', release.uninstall);
  const isEmpty = async () => (await leftovers(kubectl)).length === 0;
  await until(isEmpty, GONE_MS, 'an empty namespace').catch(() => {});
  none('left after uninstall', await leftovers(kubectl));
} catch (error) {
  say(String(error));
  rows.push({ name: 'came to its end', value: 'no', isKept: false });
  await explain();
} finally {
  if (!process.env.CLUSTER_KEEP) await mustRun('kubectl', ['delete', 'namespace', namespace, '--wait=false']);
}
process.exit(showTable('on a cluster', rows) ? 0 : 1);
