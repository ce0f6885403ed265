import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SeedError } from './seed/seed-error.ts';
import { productUrl, writeCast } from './seed/write-cast.ts';

const scenarios = ['smoke', 'load', 'stress', 'spike', 'soak', 'chat'];
const { env } = process;
const scenario = env.SCENARIO || 'smoke';
const folder = resolve(env.K6_REPORTS || '.cache/k6');

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
try {
  process.stdout.write(`${scenario} against ${productUrl(env)}: making its members\n`);
  await writeCast(castFile, env);
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
    KINDRED_URL: productUrl(env),
    CAST_FILE: castFile,
    REPORT_FILE: join(folder, scenario),
  },
});
k6.on('exit', (code) => {
  process.stdout.write(`report: ${join(folder, scenario)}.html and .json\n`);
  process.exit(code ?? 1);
});
