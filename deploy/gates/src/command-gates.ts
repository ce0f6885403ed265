import { type Gate, verdict } from './gate.ts';
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
      'prints/src',
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

export const commandGates: readonly Gate[] = [
  command('types', 'tsc', '--noEmit', '-p', 'tsconfig.json'),
  command('types of the app', 'tsc', '--noEmit', '-p', 'frontend/tsconfig.json'),
  command('format and lint', 'biome', 'ci', '--error-on-warnings', '--colors=off', '.'),
  boundaries,
  command('nothing unused', 'knip', '--no-progress'),
  command('proto lint', 'buf', 'lint', 'proto'),
];
