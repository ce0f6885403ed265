import { mkdirSync } from 'node:fs';
import { catalog } from './catalog.gate.ts';
import { cleanWords } from './clean-words.gate.ts';
import { commandGates } from './command-gates.ts';
import { breakingChanges, freshCode } from './contracts.gate.ts';
import type { Gate } from './gate.ts';
import { lockFile } from './lock-file.gate.ts';
import { sizes } from './sizes.gate.ts';
import { tests } from './test-gate.ts';

const checks: readonly Gate[] = [
  ...commandGates,
  ...freshCode,
  breakingChanges,
  catalog,
  cleanWords,
  lockFile,
  sizes,
];
const callsShown = ['41/41 documented calls', '7/7 live events'];
const suites: readonly Gate[] = [
  tests({ name: 'unit', args: ['--project', 'unit', '--project', 'app'] }),
  tests({ name: 'integration', args: ['--project', 'integration'], shows: callsShown }),
  tests({ name: 'browser', args: ['--config', 'deploy/e2e/vitest.config.ts'] }),
];

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const engineSuites: readonly Gate[] = [
  tests({ name: 'engines', args: ['--project', 'engines'], shows: callsShown }),
];
const selections: Readonly<Record<string, readonly Gate[]>> = { check: checks, engines: engineSuites };
const wanted = selections[process.argv[2] ?? ''] ?? [...checks, ...suites];
mkdirSync('.cache', { recursive: true });

let passed = 0;
let failed = 0;
for (const gate of wanted) {
  const started = performance.now();
  const result = await gate.run();
  passed += result.passed;
  failed += result.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(
    `${result.failed === 0 ? 'ok  ' : 'FAIL'} ${gate.name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`,
  );
  for (const line of result.lines) say(`     ${line}`);
}
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
