import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** As many are tried at once, those first that are most likely to notice. */
const FILES_AT_ONCE = 6;
const MOST_FILES = 30;
/** Without its guard a loop may never end, which is noticed too. */
const MOST_MS = 300_000;
/** Measure the machine, or take longest. */
const SLOW = /cost|engines|average-rating/;

interface TestRun {
  files: readonly string[];
  env: Record<string, string>;
  mostMs?: number;
  /** More options of the command. */
  more?: readonly string[];
}

/** Whether all of these tests pass. */
function vitest(copy: string, { files, env, mostMs = 0, more = [] }: TestRun): Promise<boolean> {
  const projects = ['--project', 'unit', '--project', 'integration'];
  const args = ['run', ...projects, '--reporter', 'dot', ...more, ...files];
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const run = spawn(join(copy, 'node_modules/.bin/vitest'), args, {
    cwd: copy,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    // A group of its own: a worker in a loop without end outlives the process that started it.
    detached: true,
  });
  const end = (): void => {
    if (run.pid !== undefined && run.exitCode === null) process.kill(-run.pid, 'SIGKILL');
  };
  const timer = mostMs > 0 ? setTimeout(end, mostMs) : undefined;
  process.once('exit', end);
  run.once('exit', (code) => {
    clearTimeout(timer);
    process.off('exit', end);
    resolve(code === 0);
  });
  return promise;
}

/** Which of the services' own tests reach which guard. @throws Error when one fails with all guards in place */
export async function testsReaching(copy: string): Promise<Map<number, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-reached-'));
  const files = globSync(
    [
      'services/*/test/*.int.test.ts',
      'services/*/src/**/*.test.ts',
      'gateway/**/*.test.ts',
      'deploy/contract/test/live-*.int.test.ts',
    ],
    { cwd: copy },
  ).filter((file) => !SLOW.test(file));
  if (!(await vitest(copy, { files, env: { REACHED_GUARDS: folder } })))
    throw new Error('a test fails with every guard in place: what it reaches is not known');
  const reaching = new Map<number, Set<string>>();
  for (const log of globSync('*.txt', { cwd: folder })) {
    for (const line of readFileSync(join(folder, log), 'utf8').split('\n')) {
      const [id = '', file = ''] = line.split(' ');
      if (file) reaching.set(Number(id), (reaching.get(Number(id)) ?? new Set()).add(relative(copy, file)));
    }
  }
  rmSync(folder, { recursive: true });
  return new Map([...reaching].map(([id, found]) => [id, [...found]]));
}

/** The tests of the guard's own service first; the narrowest names are those of what it guards. */
function nearest(files: readonly string[], guarded: string): string[] {
  const [top = '', service = ''] = guarded.split('/');
  const words = guarded.split(/[/.-]/);
  const near = (file: string): number =>
    (file.startsWith(`${top}/${service}/`) ? 100 : 0) +
    (file.includes('live-permissions') && words.includes('sockets') ? 200 : 0) +
    file.split(/[/.-]/).filter((word) => words.includes(word)).length;
  return files.toSorted((a, b) => near(b) - near(a)).slice(0, MOST_FILES);
}

/** The tests that notice that a guard is gone, or undefined. */
export async function noticedByTests(
  copy: string,
  guard: { id: number; file: string },
  files: readonly string[],
): Promise<string | undefined> {
  const chosen = nearest(files, guard.file);
  for (let first = 0; first < chosen.length; first += FILES_AT_ONCE) {
    const tried = chosen.slice(first, first + FILES_AT_ONCE);
    const env = { REMOVED_GUARD: String(guard.id) };
    const isGreen = await vitest(copy, { files: tried, env, mostMs: MOST_MS, more: ['--bail', '1'] });
    if (!isGreen) return tried.join(' ');
  }
  return undefined;
}
