import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { type Gate, verdict } from './gate.ts';
import { runCommand } from './run-command.ts';

async function fingerprint(pattern: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of (await Array.fromAsync(glob(pattern))).sort())
    hash.update(path).update(await readFile(path));
  return hash.digest('hex');
}

const fresh = (name: string, pattern: string, ...make: readonly string[]): Gate => ({
  name,
  async run() {
    const [program = '', ...args] = make;
    const before = await fingerprint(pattern);
    const { code, output } = await runCommand(program, args);
    if (code !== 0) return verdict([output]);
    const isSame = before === (await fingerprint(pattern));
    return verdict(isSame ? [] : [`${pattern} was not what ${make.join(' ')} makes; it is now: commit it`]);
  },
});

/** Generated code is what its source says: making it again changes nothing. */
export const freshCode: readonly Gate[] = [
  fresh(
    'event code is fresh',
    'proto/gen/**/*.ts',
    'buf',
    'generate',
    '--template',
    'proto/buf.gen.yaml',
    '--output',
    'proto',
    'proto',
  ),
  fresh(
    'HTTP types of the app are fresh',
    'frontend/src/lib/api-types.generated.ts',
    'node',
    'frontend/scripts/make-api-types.ts',
  ),
];

/** No event changes its bytes: compared with the last commit that is on the main branch. */
export const breakingChanges: Gate = {
  name: 'proto breaking',
  async run() {
    const base = await runCommand('git', ['rev-parse', '--verify', '--quiet', 'HEAD~1:proto/buf.yaml']);
    if (base.code !== 0) return verdict([], ['first commit of the contracts: nothing to compare with']);
    const { code, output } = await runCommand('buf', [
      'breaking',
      'proto',
      '--against',
      '.git#ref=HEAD~1,subdir=proto',
    ]);
    return verdict(code === 0 ? [] : output.trimEnd().split('\n'));
  },
};
