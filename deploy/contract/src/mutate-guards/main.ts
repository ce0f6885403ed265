import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { copyTree } from './copy-tree.ts';
import { findGuards } from './find-guards.ts';
import type { Guard } from './guard.ts';
import { noticedByTests, testsReaching } from './service-tests.ts';

const PARALLEL = 2;
const root = resolve(import.meta.dirname, '../../../..');
const wanted = (process.env.ONLY ?? '').split(',').filter(Boolean);
const isWanted = ({ file }: Guard): boolean =>
  wanted.length === 0 || wanted.some((part) => file.includes(part));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const where = ({ file, line, kind, text }: Guard): string => `${file}:${line} ${kind}: ${text}`;

interface Verdict {
  guard?: number;
  by?: string | null;
  explored?: string[];
}

/** Tries the table without each of these guards; answers who noticed. */
async function tryTable(copy: string, guards: readonly Guard[], noticed: Map<number, string>): Promise<void> {
  const script = join(copy, 'deploy/contract/src/mutate-guards/trial.main.ts');
  const ids = guards.map(({ id }) => id).join(',');
  const trial = spawn(process.execPath, ['--disable-warning=TimeoutNegativeWarning', script, ids], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: trial.stdout })) {
    const { guard, by, explored } = JSON.parse(line) as Verdict;
    for (const name of explored ?? []) say(`wrong with every guard in place: ${name}`);
    if (guard !== undefined && by) noticed.set(guard, by);
  }
  const code = trial.exitCode ?? (await once(trial, 'exit'))[0];
  if (code !== 0)
    throw new Error(`the trial of the table ended with ${code}: nothing is said about its guards`);
}

async function askTests(copy: string, left: readonly Guard[], noticed: Map<number, string>): Promise<void> {
  const reaching = await testsReaching(copy);
  const queue = [...left];
  const work = async (): Promise<void> => {
    for (let guard = queue.shift(); guard; guard = queue.shift()) {
      const by = await noticedByTests(copy, guard, reaching.get(guard.id) ?? []);
      if (by) noticed.set(guard.id, by);
      say(`${by ? 'noticed ' : 'SURVIVED'} ${where(guard)}`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

const { guards: all, files, excluded } = findGuards(root);
const guards = all.filter(isWanted);
const copy = copyTree(root, files);
const noticed = new Map<number, string>();
try {
  say(
    `${guards.length} guards; ${[...excluded.values()].reduce((sum, one) => sum + one, 0)} places left alone:`,
  );
  for (const [why, count] of excluded) say(`  ${count} × ${why}`);
  const shares = Array.from({ length: PARALLEL }, (_, share) =>
    guards.filter((_one, at) => at % PARALLEL === share),
  );
  await Promise.all(shares.map((share) => tryTable(copy, share, noticed)));
  say(`${noticed.size} of ${guards.length} guards are missed by the table of rights`);
  const left = guards.filter(({ id }) => !noticed.has(id));
  for (const guard of left) say(`not missed by the table: ${where(guard)}`);
  if (left.length > 0) await askTests(copy, left, noticed);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
const survived = guards.filter(({ id }) => !noticed.has(id));
for (const guard of survived) say(`survived: ${where(guard)}`);
say(
  `${guards.length - survived.length} of ${guards.length} guards are missed when they are gone, ${survived.length} survived`,
);
process.exitCode = survived.length === 0 ? 0 : 1;
