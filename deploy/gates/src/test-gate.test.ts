import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { WatchedMachine } from './machine-watch.ts';
import { tests } from './test-gate.ts';

interface Healing {
  /** At which try the late file holds. */
  atTry: number;
  /** Further lines of the late file. */
  more?: string;
  /** Of the file beside it. */
  beside?: string;
}

/** Two test files, of which one holds only when it has run several times. */
function aSuite({ atTry, more = '', beside = '' }: Healing) {
  mkdirSync(resolve('.cache'), { recursive: true });
  const folder = mkdtempSync(resolve('.cache', 'suite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tries = join(folder, 'tries');
  writeFileSync(tries, '');
  const config = join(folder, 'vitest.config.mjs');
  writeFileSync(
    config,
    `export default { test: { root: ${JSON.stringify(folder)}, globals: true, include: ['*.test.mjs'] } };`,
  );
  writeFileSync(join(folder, 'firm.test.mjs'), `it('holds', () => expect(1).toBe(1)); ${beside}`);
  writeFileSync(
    join(folder, 'late.test.mjs'),
    `import { appendFileSync, readFileSync } from 'node:fs';
     it('comes in time', () => {
       appendFileSync(${JSON.stringify(tries)}, '.');
       expect(readFileSync(${JSON.stringify(tries)}, 'utf8').length).toBeGreaterThanOrEqual(${atTry});
     });
     it('holds beside it', () => expect(1).toBe(1));
     ${more}`,
  );
  return { config, tries: () => readFileSync(tries, 'utf8').length };
}

const machineWith = (stolen: number): WatchedMachine => {
  const readings = ['cpu  100 0 0 0 0 0 0 0', `cpu  ${200 - stolen} 0 0 0 0 0 0 ${stolen}`];
  const times = [0, Number.MAX_SAFE_INTEGER];
  return {
    readCpuTimes: async () => readings.shift() ?? '',
    now: () => times.shift() ?? 0,
    repeat: () => () => undefined,
  };
};

const run = (config: string, stolen: number) =>
  tests({ name: 'suite', args: ['--config', config], machine: machineWith(stolen) }).run();

it('counts what fails on a machine of its own as failed', async () => {
  const { config, tries } = aSuite({ atTry: 2 });
  const { passed, failed, lines } = await run(config, 0);
  expect({ passed, failed, tries: tries() }).toEqual({ passed: 2, failed: 1, tries: 1 });
  expect(lines[0]).toBe('failed: comes in time');
});

it('runs a file again that failed while the machine was with others, and says so', async () => {
  const { passed, failed, lines } = await run(aSuite({ atTry: 2 }).config, 20);
  expect({ passed, failed }).toEqual({ passed: 3, failed: 0 });
  expect(lines[0]).toContain('for up to 20 % of the processor time went to others');
  expect(lines[1]).toBe('failed: comes in time');
});

it('does not run it a third time', async () => {
  const { config, tries } = aSuite({ atTry: 3 });
  const { passed, failed } = await run(config, 20);
  expect({ passed, failed, tries: tries() }).toEqual({ passed: 2, failed: 1, tries: 2 });
});

it.each([
  ['clearing', "afterAll(() => { throw new Error('left open'); });"],
  ['a promise of nobody', "it('leaves', () => { void Promise.reject(new Error('of nobody')); });"],
])('never forgives %s that fails in a file beside it', async (_, beside) => {
  const { failed } = await run(aSuite({ atTry: 2, beside }).config, 20);
  expect(failed).toBeGreaterThanOrEqual(1);
});

it('never forgives a file that cannot be loaded', async () => {
  const more = "import './absent.mjs';";
  const { failed, lines } = await run(aSuite({ atTry: 1, more }).config, 20);
  expect(failed).toBe(1);
  expect(lines.join()).toContain('late.test.mjs');
});
