import { launchBrowser } from '@kindred/e2e/browser';
import { freePorts, Kindred } from '@kindred/local/testing/kindred';
import { median } from './cpu.ts';
import { auditPage, type Figures, figures, type PageAudit } from './lighthouse/audit-page.ts';
import { scriptsByRoute } from './lighthouse/scripts-by-route.ts';
import { DEFAULT_SLOWDOWN, slowdownFor } from './lighthouse/slowdown.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const LANDING_SCRIPT_KB = 110;

const medianOf = (audits: readonly Figures[], name: keyof Figures): number =>
  median(audits.map((audit) => audit[name]));

type Say = (line: string) => void;

/** The audits as lines; true where the median of every figure is good. */
function judge(audits: readonly PageAudit[], say: Say): boolean {
  const rows = figures.map(({ name, words, isGood, goal, show }) => {
    const value = medianOf(audits, name);
    say(
      `  ${words}: ${show(value)} (goal ${goal}; each: ${audits.map((audit) => show(audit[name])).join(', ')})`,
    );
    return isGood(value);
  });
  const found = [...new Set(audits.flatMap(({ failed }) => failed))];
  if (found.length > 0) say(`  not passed at least once: ${found.join(', ')}`);
  return rows.every(Boolean);
}

async function auditLanding(kindred: Kindred, say: Say): Promise<boolean> {
  const [port = 0] = await freePorts(1);
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  const visit = async (slowdown: number): Promise<PageAudit[]> => {
    const audits: PageAudit[] = [];
    for (let run = 0; run < RUNS; run += 1) audits.push(await auditPage(`${kindred.url}/`, port, slowdown));
    return audits;
  };
  try {
    say(
      `Lighthouse, mobile, landing page, median of ${RUNS}, as it comes: slowed down by ${DEFAULT_SLOWDOWN}`,
    );
    const audits = await visit(DEFAULT_SLOWDOWN);
    const isFast = judge(audits, say);
    const slowdown = slowdownFor(medianOf(audits, 'machine'));
    if (slowdown === DEFAULT_SLOWDOWN) return isFast;
    say(`the same phone on this slower machine: slowed down by ${slowdown.toFixed(1)}`);
    return judge(await visit(slowdown), say);
  } finally {
    await browser.close();
  }
}

/** The built landing page as a slow phone sees it, median of the runs, and what each route loads of scripts. */
export async function benchLighthouse(say: Say): Promise<boolean> {
  const kindred = await Kindred.start();
  try {
    const isFast = await auditLanding(kindred, say);
    say('scripts until the network is quiet, gzip');
    const routes = await scriptsByRoute(kindred);
    for (const { route, kilobytes, files } of routes)
      say(`  ${route}: ${kilobytes.toFixed(1)} kB in ${files} files`);
    const landing = routes.find(({ route }) => route === '/')?.kilobytes ?? Number.POSITIVE_INFINITY;
    say(`  landing ${landing.toFixed(1)} kB, goal ${LANDING_SCRIPT_KB} kB`);
    return isFast && landing <= LANDING_SCRIPT_KB;
  } finally {
    await kindred.dispose();
  }
}
