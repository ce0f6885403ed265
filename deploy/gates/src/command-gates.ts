import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Gate, type GateResult, verdict } from './gate.ts';
import { runCommand } from './run-command.ts';

const lastLines = (output: string, count: number): string[] => output.trimEnd().split('\n').slice(-count);

const command = (name: string, ...call: readonly string[]): Gate => ({
  name,
  async run() {
    const [program = '', ...args] = call;
    const { code, output } = await runCommand(program, args);
    return verdict(code === 0 ? [] : [`${call.join(' ')} ended with ${code}`, ...lastLines(output, 40)]);
  },
});

/** dependency-cruiser exits 0 when it could read nothing: modules must really have been cruised. */
const boundaries: Gate = {
  name: 'boundaries',
  async run() {
    const { code, output } = await runCommand('depcruise', [
      'services',
      'gateway',
      'frontend/src',
      'deploy',
      'proto/src',
    ]);
    const cruised = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
    const problems = code === 0 ? [] : lastLines(output, 40);
    if (cruised < 100) problems.push(`only ${cruised} modules were cruised`);
    return verdict(
      problems,
      [`${cruised} modules cruised, no cycle, no import between services`].slice(0, problems.length ? 0 : 1),
    );
  },
};

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
}

/** Runs a vitest configuration and counts its tests; a file that cannot load counts as failed. */
export const tests = (name: string, ...args: readonly string[]): Gate => ({
  name,
  async run(): Promise<GateResult> {
    const report = resolve(`.cache/${name}.json`);
    const { code, output } = await runCommand('vitest', [
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    const counts = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as Partial<VitestReport>;
    const passed = counts.numPassedTests ?? 0;
    const skipped = counts.numPendingTests ?? 0;
    const failed = (counts.numFailedTests ?? 0) + skipped;
    const isBroken = code !== 0 || passed === 0;
    return {
      passed,
      failed: isBroken ? Math.max(1, failed) : failed,
      lines: isBroken || failed > 0 ? lastLines(output, 120) : [],
    };
  },
});

export const commandGates: readonly Gate[] = [
  command('types', 'tsc', '--noEmit', '-p', 'tsconfig.json'),
  command('types of the app', 'tsc', '--noEmit', '-p', 'frontend/tsconfig.json'),
  command('format and lint', 'biome', 'ci', '--error-on-warnings', '--colors=off', '.'),
  boundaries,
  command('nothing unused', 'knip', '--no-progress'),
  command('proto lint', 'buf', 'lint', 'proto'),
];
