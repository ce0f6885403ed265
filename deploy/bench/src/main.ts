import { readEngines } from '@kindred/chassis/testing/engines';
import { Fleet } from '@kindred/engines/testing/fleet';
import { benchCallCosts } from './call-costs.ts';
import { benchDrain } from './engines/drain.ts';
import { benchFreshness } from './engines/freshness.ts';
import { benchIdleMemory } from './engines/idle-memory.ts';
import { benchEnumeration } from './enumeration.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchNavigation } from './navigation.ts';
import { benchTracing } from './tracing.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function benchEngines(): Promise<boolean> {
  if (!process.env.KAFKA_BROKERS) {
    say('the rows on real engines need their addresses in the environment: see deploy/engines/README.md');
    return true;
  }
  const engines = readEngines();
  const idle = await Fleet.start({ engines });
  await benchIdleMemory(idle, say);
  await idle.dispose();
  const fleet = await Fleet.start({
    engines,
    replicas: { chat: 2, profiles: 2, gateway: 2 },
    pairsChat: true,
  });
  const isFresh = await benchFreshness(fleet, engines, say);
  await fleet.dispose();
  const isDrained = await benchDrain(engines, fleet.namespace, say);
  return isFresh && isDrained;
}

const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  costs: () => benchCallCosts(say),
  enumeration: () => benchEnumeration(say),
  navigation: () => benchNavigation(say),
  lighthouse: () => benchLighthouse(say),
  tracing: () => benchTracing(say),
  engines: benchEngines,
};

const wanted = process.argv[2];
if (wanted !== undefined && !(wanted in parts)) {
  say(`there is no part ${wanted}: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
let isGood = true;
for (const [name, run] of Object.entries(parts)) {
  if (wanted === undefined || wanted === name) isGood = (await run()) && isGood;
}
process.exit(isGood ? 0 : 1);
