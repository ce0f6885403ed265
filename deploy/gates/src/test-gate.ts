import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Gate, GateResult } from './gate.ts';
import { mostStolen, thisMachine, type WatchedMachine, watchMachine } from './machine-watch.ts';
import { runCommand } from './run-command.ts';
import { shownBy, shownFolder } from './shown-lines.ts';

interface VitestAssertion {
  status: string;
  fullName: string;
  failureMessages?: readonly string[];
}

interface VitestFile {
  name: string;
  /** `failed` also where only its preparation or clearing failed. */
  status: string;
  message: string;
  /** Milliseconds since 1970. */
  startTime: number;
  endTime: number;
  assertionResults: readonly VitestAssertion[];
}

const firstLines = (text: string, count: number): string[] => text.trim().split('\n').slice(0, count);

/** Which tests failed and why, the names first: a log that is cut at its end must still say them. */
function failures(files: readonly VitestFile[], linesOfEach = 20): string[] {
  const failed = files.flatMap((file) => file.assertionResults.filter(({ status }) => status !== 'passed'));
  // A file whose preparation failed says so of itself alone; its tests are merely skipped.
  const broken = files.filter(({ message, status }) => message !== '' || status !== 'passed');
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
  files: readonly VitestFile[];
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
  const report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as {
    testResults?: readonly VitestFile[];
  };
  return { code, output, files: report.testResults ?? [] };
}

const hasPassed = ({ status, assertionResults }: VitestFile): boolean =>
  status === 'passed' &&
  assertionResults.length > 0 &&
  assertionResults.every((each) => each.status === 'passed');

/** What broke outside of any test belongs to no file that could be run again. */
const hasUnhandled = ({ output }: Run): boolean => /Unhandled (Error|Rejection)/.test(output);

/** Of busy processor time; a machine of one's own steals nothing. */
const MOST_STOLEN = 0.15;

/** The first run with the files of the second in the place of their first try. */
function replaced(first: Run, second: Run): Run {
  const again = new Set(second.files.map(({ name }) => name));
  const kept = first.files.filter(({ name }) => !again.has(name));
  return { ...second, files: [...kept, ...second.files] };
}

interface Tried {
  run: Run;
  /** What was run once more, and why. */
  repeated: readonly string[];
}

/** Runs the suite; files that failed while the machine was with others are run once more. */
async function tryOut(name: string, args: readonly string[], machine: WatchedMachine): Promise<Tried> {
  const watch = await watchMachine(machine);
  const run = await runOnce(name, args);
  const stretches = await watch.stop();
  const stolenFrom = ({ startTime, endTime }: VitestFile): number =>
    mostStolen(stretches, startTime, endTime);
  const again = run.files.filter((file) => !hasPassed(file) && stolenFrom(file) > MOST_STOLEN);
  if (again.length === 0 || hasUnhandled(run)) return { run, repeated: [] };
  const share = (100 * Math.max(...again.map(stolenFrom))).toFixed(0);
  return {
    run: replaced(run, await runOnce(name, [...args, ...again.map((file) => file.name)])),
    repeated: [
      `run once more, for up to ${share} % of the processor time went to others meanwhile:`,
      ...failures(again, 2),
    ],
  };
}

/**
 * Runs a vitest configuration and counts its tests; a skipped test, a file that cannot load and one whose preparation
 * or clearing fails count as failed. What the tests of this run left to be shown is printed with it.
 */
export const tests = ({ name, args, shows = [], machine = thisMachine }: Suite): Gate => ({
  name,
  async run(): Promise<GateResult> {
    await rm(shownFolder(name), { recursive: true, force: true });
    const { run, repeated } = await tryOut(name, args, machine);
    const all = run.files.flatMap(({ assertionResults }) => assertionResults);
    const passed = all.filter(({ status }) => status === 'passed').length;
    const failed = all.length - passed;
    const isBroken = run.code !== 0 || passed === 0 || !run.files.every(hasPassed);
    const reasons = failures(run.files);
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
