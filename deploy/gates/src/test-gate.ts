import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Gate, GateResult } from './gate.ts';
import { inWords, isDisturbed, thisMachine, type WatchedMachine, watchMachine } from './machine-watch.ts';
import { runCommand } from './run-command.ts';
import { shownBy, shownFolder } from './shown-lines.ts';

interface VitestAssertion {
  status: string;
  fullName: string;
  failureMessages?: readonly string[];
}

interface VitestFile {
  name: string;
  message: string;
  assertionResults: readonly VitestAssertion[];
}

interface VitestReport {
  testResults: readonly VitestFile[];
}

const firstLines = (text: string, count: number): string[] => text.trim().split('\n').slice(0, count);

/** Which tests failed and why, the names first: a log that is cut at its end must still say them. */
function failures(report: Partial<VitestReport>, linesOfEach = 20): string[] {
  const files = report.testResults ?? [];
  const failed = files.flatMap((file) => file.assertionResults.filter(({ status }) => status !== 'passed'));
  // A file whose preparation failed says so of itself alone; its tests are merely skipped.
  const broken = files.filter(({ message }) => message !== '');
  return [
    ...failed.map(({ fullName, status }) => `${status}: ${fullName}`),
    ...broken.map(({ name }) => `in ${name}`),
    ...failed.flatMap(({ failureMessages = [] }) =>
      failureMessages.flatMap((text) => firstLines(text, linesOfEach)),
    ),
    ...broken.flatMap(({ message }) => firstLines(message, linesOfEach)),
  ].slice(0, 120);
}

export interface Suite {
  name: string;
  args: readonly string[];
  /** Lines its tests must have shown; one that is missing counts as failed. */
  shows?: readonly string[];
  /** The machine its time is taken from; this one when absent. */
  machine?: WatchedMachine;
}

interface Run {
  report: Partial<VitestReport>;
  code: number;
  output: string;
}

async function runOnce(name: string, args: readonly string[]): Promise<Run> {
  const file = resolve(`.cache/${name}.json`);
  await rm(file, { force: true });
  const { code, output } = await runCommand('vitest', [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return { code, output, report: JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) };
}

const hasPassed = ({ assertionResults }: VitestFile): boolean =>
  assertionResults.length > 0 && assertionResults.every(({ status }) => status === 'passed');

/** The first run with the files of the second in the place of their first try. */
function replaced(first: Run, second: Run): Run {
  const again = new Set(second.report.testResults?.map(({ name }) => name));
  const kept = first.report.testResults?.filter(({ name }) => !again.has(name)) ?? [];
  const files = [...kept, ...(second.report.testResults ?? [])];
  return { ...second, report: { testResults: files } };
}

/**
 * Runs a vitest configuration and counts its tests; a skipped test and a file that cannot load count as failed.
 * What the tests of this run left to be shown is printed with it. A deadline that passed while the machine was with
 * others says nothing: files that failed meanwhile are run once more, and it is said that they were.
 */
export const tests = ({ name, args, shows = [], machine = thisMachine }: Suite): Gate => ({
  name,
  async run(): Promise<GateResult> {
    await rm(shownFolder(name), { recursive: true, force: true });
    const watch = await watchMachine(machine);
    let run = await runOnce(name, args);
    const withheld = await watch.stop();
    const again = run.report.testResults?.filter((file) => !hasPassed(file)) ?? [];
    const repeated: string[] = [];
    if (again.length > 0 && isDisturbed(withheld)) {
      repeated.push(`repeated, for ${inWords(withheld)}:`, ...failures({ testResults: again }, 2));
      run = replaced(run, await runOnce(name, [...args, ...again.map((file) => file.name)]));
    }
    const all = run.report.testResults?.flatMap(({ assertionResults }) => assertionResults) ?? [];
    const passed = all.filter(({ status }) => status === 'passed').length;
    const failed = all.length - passed;
    const isBroken = run.code !== 0 || passed === 0;
    const reasons = failures(run.report);
    const shown = await shownBy(name);
    const unseen = shows.filter((line) => !shown.includes(line));
    return {
      passed,
      failed: (isBroken ? Math.max(1, failed) : failed) + unseen.length,
      // What is wrong comes first: logs are cut at their end.
      lines: [
        ...unseen.map((line) => `not shown: ${line}`),
        ...(isBroken && reasons.length === 0 ? run.output.trimEnd().split('\n').slice(-60) : reasons),
        ...repeated,
        ...shown,
      ],
    };
  },
});
