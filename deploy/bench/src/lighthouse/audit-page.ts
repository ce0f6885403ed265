import lighthouse, { type Result } from 'lighthouse';

/** What one run of Lighthouse says, as far as we promise something. Times in milliseconds. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  fcpMs: number;
  /** How fast this machine was in that moment; Lighthouse expects 1,500 and more. */
  machine: number;
}

/** Besides, the audits outside of performance that were not passed. */
export type PageAudit = Figures & { failed: string[] };

interface Figure {
  name: keyof Figures;
  words: string;
  goal: string;
  isGood(value: number): boolean;
  show(value: number): string;
}

const share = (value: number): string => value.toFixed(2);
const milliseconds = (value: number): string => `${Math.round(value)} ms`;
const atLeast = (name: keyof Figures, words: string, goal: number): Figure => ({
  name,
  words,
  goal: `≥ ${goal}`,
  isGood: (value) => value >= goal,
  show: share,
});
const atMost = (
  name: keyof Figures,
  words: string,
  goal: number,
  show: (value: number) => string,
): Figure => ({ name, words, goal: `≤ ${show(goal)}`, isGood: (value) => value <= goal, show });

export const figures: readonly Figure[] = [
  atLeast('performance', 'performance', 0.95),
  atLeast('accessibility', 'accessibility', 1),
  atLeast('bestPractices', 'best practices', 1),
  atLeast('seo', 'SEO', 1),
  atMost('lcpMs', 'largest contentful paint, simulated', 1_800, milliseconds),
  atMost('cls', 'layout shift', 0.01, (value) => value.toFixed(4)),
  atMost('tbtMs', 'total blocking time', 50, milliseconds),
  { name: 'fcpMs', words: 'first contentful paint', goal: 'none', isGood: () => true, show: milliseconds },
  {
    name: 'machine',
    words: 'benchmark index of this machine',
    goal: '1500 to 2000 for a slowdown of 4',
    isGood: () => true,
    show: (value) => value.toFixed(0),
  },
];

const NOT_MEASURED = Number.NaN;

function failedAudits({ audits, categories }: Result): string[] {
  return Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

/**
 * One visit of a fresh browser on a phone that is slow, over a line that is slow: both simulated, the phone as
 * `slowdown` times slower than this machine.
 */
export async function auditPage(url: string, port: number, slowdown: number): Promise<PageAudit> {
  const done = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    throttling: { cpuSlowdownMultiplier: slowdown },
  });
  if (!done) throw new Error('Lighthouse answered nothing');
  const { lhr } = done;
  if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
  const score = (name: string): number => lhr.categories[name]?.score ?? NOT_MEASURED;
  const value = (name: string): number => lhr.audits[name]?.numericValue ?? NOT_MEASURED;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    fcpMs: value('first-contentful-paint'),
    machine: lhr.environment.benchmarkIndex,
    failed: failedAudits(lhr),
  };
}
