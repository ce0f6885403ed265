import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDoor, SeedError } from './seed/door.ts';
import { makeCast } from './seed/make-cast.ts';

const scenarios = ['smoke', 'load', 'stress', 'spike', 'soak', 'chat'];
const { env } = process;
const scenario = env.SCENARIO || 'smoke';
const url = (env.KINDRED_URL || 'http://127.0.0.1:8080').replace(/\/+$/, '');
const opsUrl = (env.KINDRED_OPS_URL || 'http://127.0.0.1:8081').replace(/\/+$/, '');
const folder = resolve(env.K6_REPORTS || '.cache/k6');
/** Pairs of the chat scenario at SCALE=1, with room for the others' members. */
const PAIRS = 12;

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

if (!scenarios.includes(scenario)) fail(`SCENARIO is one of ${scenarios.join(', ')}.`);
if (spawnSync('k6', ['version'], { stdio: 'ignore' }).status !== 0)
  fail(
    'k6 is not on PATH. It is one binary: your system package manager has it, or `go install go.k6.io/k6@v1.8.1`.',
  );

mkdirSync(folder, { recursive: true });
const castFile = join(folder, 'cast.json');
const wanted = Number(env.PAIRS || Math.ceil(PAIRS * Number(env.SCALE || 1)));
try {
  process.stdout.write(`${scenario} against ${url}: making ${wanted} pairs of members\n`);
  const cast = await makeCast(openDoor(url, opsUrl), wanted);
  writeFileSync(castFile, JSON.stringify(cast), { mode: 0o600 });
} catch (error) {
  if (error instanceof SeedError) fail(error.message);
  throw error;
}

const script = fileURLToPath(new URL(`./scenarios/${scenario}.ts`, import.meta.url));
const k6 = spawn('k6', ['run', '--quiet', '--no-usage-report', script], {
  stdio: 'inherit',
  env: {
    ...env,
    SCENARIO: scenario,
    KINDRED_URL: url,
    CAST_FILE: castFile,
    REPORT_FILE: join(folder, scenario),
  },
});
k6.on('exit', (code) => {
  process.stdout.write(`report: ${join(folder, scenario)}.html and .json\n`);
  process.exit(code ?? 1);
});
