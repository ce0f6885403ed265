import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Gate, GateResult } from './gate.ts';
import { runCommand } from './run-command.ts';

interface VitestAssertion {
  status: string;
  fullName: string;
  failureMessages?: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly { name: string; message: string; assertionResults: readonly VitestAssertion[] }[];
}

const firstLines = (text: string, count: number): string[] => text.trim().split('\n').slice(0, count);

/** Which tests failed and why, the names first: a log that is cut at its end must still say them. */
function failures(report: Partial<VitestReport>): string[] {
  const files = report.testResults ?? [];
  const failed = files.flatMap((file) => file.assertionResults.filter(({ status }) => status !== 'passed'));
  const unloaded = files.filter(({ assertionResults }) => assertionResults.length === 0);
  return [
    ...failed.map(({ fullName, status }) => `${status}: ${fullName}`),
    ...unloaded.map(({ name }) => `not loaded: ${name}`),
    ...failed.flatMap(({ failureMessages = [] }) => failureMessages.flatMap((text) => firstLines(text, 20))),
    ...unloaded.flatMap(({ message }) => firstLines(message, 20)),
  ].slice(0, 120);
}

/** Runs a vitest configuration and counts its tests; a skipped test and a file that cannot load count as failed. */
export const tests = (name: string, ...args: readonly string[]): Gate => ({
  name,
  async run(): Promise<GateResult> {
    const file = resolve(`.cache/${name}.json`);
    const { code, output } = await runCommand('vitest', [
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    const report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Partial<VitestReport>;
    const passed = report.numPassedTests ?? 0;
    const failed = (report.numFailedTests ?? 0) + (report.numPendingTests ?? 0);
    const isBroken = code !== 0 || passed === 0;
    const reasons = failures(report);
    return {
      passed,
      failed: isBroken ? Math.max(1, failed) : failed,
      lines: isBroken && reasons.length === 0 ? output.trimEnd().split('\n').slice(-60) : reasons,
    };
  },
});
