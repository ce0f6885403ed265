import { spawnSync } from 'node:child_process';
import { alerts } from '../alerts/alerts.ts';
import { ruleFile } from '../alerts/rule-file.ts';
import type { DrillBed } from './bed.ts';
import { type Cause, causes } from './causes.ts';
import { checkRules } from './check-rules.ts';
import { openFleetBed } from './fleet-bed.ts';
import { startPrometheus } from './prometheus.ts';
import { openTownBed } from './town-bed.ts';
import { watchAlerts } from './watch-alerts.ts';

/** Times in operation divided by times in the drill. */
const FACTOR = Number(process.env.FACTOR ?? 10);
const EVERY_MS = 1_000;
const QUIET_MS = 180_000;
const FIRES_MS = 240_000;
const CLEARS_MS = 300_000;
/** Causes whose words hold one of these, or all; `rules`: none, promtool's tests of the rules alone. */
const ONLY = process.env.ONLY?.split(',') ?? [''];

interface Row {
  alert: string;
  what: string;
  fired: string;
  cleared: string;
  isKept: boolean;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (value: number): string => `${value.toFixed(1)} s`;
const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function requireTools(): void {
  const missing = spawnSync('prometheus', ['--version']).error;
  if (missing)
    throw new Error(
      'prometheus is not on PATH: https://prometheus.io/download, or `apt-get install prometheus`',
    );
}

/** Answers when the cause is over; the rows come when its alerts are. */
async function drill(
  cause: Cause,
  bed: DrillBed,
  watch: ReturnType<typeof watchAlerts>,
): Promise<{ rows: Promise<Row[]> }> {
  const end = await cause.begin(bed);
  const fired = await Promise.allSettled(cause.alerts.map((name) => watch.fires(name, FIRES_MS)));
  say(`  ${cause.what}: firing ${watch.now().join(', ') || 'nothing'}`);
  await end();
  const rows = Promise.all(
    cause.alerts.map(async (alert, at): Promise<Row> => {
      const one = fired[at];
      const cleared = await watch.clears(alert, CLEARS_MS).then(seconds, reason);
      const isFired = one?.status === 'fulfilled';
      return {
        alert,
        what: cause.what,
        fired: isFired ? seconds(one.value) : reason(one?.reason),
        cleared,
        isKept: isFired && cleared.endsWith(' s'),
      };
    }),
  );
  return { rows };
}

requireTools();
say(checkRules());
if (ONLY.includes('rules')) process.exit(0);
const undrilled = alerts.filter(({ name }) => !causes.some((cause) => cause.alerts.includes(name)));
if (undrilled.length > 0) throw new Error(`no cause for ${undrilled.map(({ name }) => name).join(', ')}`);
const bed = process.env.KAFKA_BROKERS ? await openFleetBed() : await openTownBed();
const prometheus = await startPrometheus(bed.targets, ruleFile(alerts, FACTOR), EVERY_MS);
const watch = watchAlerts(prometheus);
const allRows: Promise<Row[]>[] = [];
let rows: Row[] = [];
try {
  say(
    `on ${bed.targets.length === 1 ? 'one process and embedded engines' : `${bed.targets.length} processes and real engines`}`,
  );
  say(`${alerts.length} alerts, durations divided by ${FACTOR}, scraped every second`);
  for (const { name } of alerts) await watch.clears(name, QUIET_MS);
  for (const cause of causes.filter(({ what }) => ONLY.some((word) => what.includes(word)))) {
    const { rows: own } = await drill(cause, bed, watch);
    allRows.push(own);
    if (!cause.clearsLate) await own;
  }
  rows = (await Promise.all(allRows)).flat();
} finally {
  await watch.stop();
  await prometheus.stop();
  await bed.dispose();
}
const width = Math.max(...rows.map(({ alert }) => alert.length));
say(`\n${'alert'.padEnd(width)}  fired after  cleared after  cause`);
for (const { alert, fired, cleared, what, isKept } of rows)
  say(
    `${alert.padEnd(width)}  ${fired.padStart(11)}  ${cleared.padStart(13)}  ${what}${isKept ? '' : '  NOT SHOWN'}`,
  );
const kept = rows.filter(({ isKept }) => isKept).length;
say(`\n${kept} of ${alerts.length} alerts fired and cleared`);
process.exit(kept === rows.length ? 0 : 1);
