import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { WatchedMachine } from './machine-watch.ts';
import { tests } from './test-gate.ts';

/** Two test files, of which one holds only when it runs again, and, if `heals` is false, not even then. */
function aSuite(heals: boolean): string {
  mkdirSync(resolve('.cache'), { recursive: true });
  const folder = mkdtempSync(resolve('.cache', 'suite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const mark = JSON.stringify(join(folder, 'mark'));
  writeFileSync(
    join(folder, 'vitest.config.mjs'),
    `export default { test: { root: ${JSON.stringify(folder)}, globals: true, include: ['*.test.mjs'] } };`,
  );
  writeFileSync(join(folder, 'firm.test.mjs'), "it('holds', () => expect(1).toBe(1));");
  writeFileSync(
    join(folder, 'late.test.mjs'),
    `import { existsSync, writeFileSync } from 'node:fs';
     it('comes in time', () => {
       const isSecond = existsSync(${mark});
       writeFileSync(${mark}, '');
       expect(isSecond && ${heals}).toBe(true);
     });
     it('holds beside it', () => expect(1).toBe(1));`,
  );
  return join(folder, 'vitest.config.mjs');
}

const machineWith = (stolen: number): WatchedMachine => {
  const accounts = ['cpu  100 0 0 0 0 0 0 0', `cpu  ${200 - stolen} 0 0 0 0 0 0 ${stolen}`];
  return { readAccount: async () => accounts.shift() ?? '', now: () => 0, repeat: () => () => undefined };
};

const run = (config: string, stolen: number) =>
  tests({ name: 'suite', args: ['--config', config], machine: machineWith(stolen) }).run();

it('counts what fails on a machine of its own as failed', async () => {
  const { passed, failed, lines } = await run(aSuite(true), 0);
  expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
  expect(lines[0]).toBe('failed: comes in time');
});

it('runs a file again that failed while the machine was with others, and says so', async () => {
  const { passed, failed, lines } = await run(aSuite(true), 20);
  expect({ passed, failed }).toEqual({ passed: 3, failed: 0 });
  expect(lines[0]).toContain('repeated, for 20 % of the processor time went to others');
  expect(lines[1]).toBe('failed: comes in time');
});

it('does not run it a third time', async () => {
  const { passed, failed } = await run(aSuite(false), 20);
  expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
});
