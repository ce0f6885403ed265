import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Gate, GateResult } from './gate.ts';
import { runCommand } from './run-command.ts';
import { shownBy, shownFolder } from './shown-lines.ts';

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

export interface Suite {
  name: string;
  args: readonly string[];
  /** Lines its tests must have shown; one that is missing counts as failed. */
  shows?: readonly string[];
}

/**
 * Runs a vitest configuration and counts its tests; a skipped test and a file that cannot load count as failed.
 * What the tests of this run left to be shown is printed with it.
 */
export const tests = ({ name, args, shows = [] }: Suite): Gate => ({
  name,
  async run(): Promise<GateResult> {
    const file = resolve(`.cache/${name}.json`);
    await rm(shownFolder(name), { recursive: true, force: true });
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
    const shown = await shownBy(name);
    const unseen = shows.filter((line) => !shown.includes(line));
    return {
      passed,
      failed: (isBroken ? Math.max(1, failed) : failed) + unseen.length,
      // What is wrong comes first: logs are cut at their end.
      lines: [
        ...unseen.map((line) => `not shown: ${line}`),
        ...(isBroken && reasons.length === 0 ? output.trimEnd().split('\n').slice(-60) : reasons),
        ...shown,
      ],
    };
  },
});
