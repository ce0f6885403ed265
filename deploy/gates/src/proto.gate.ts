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

/** The generated code is what the contracts say: generating it again changes nothing. */
export const generatedCode: Gate = {
  name: 'generated code is fresh',
  async run() {
    const before = await fingerprint('proto/gen/**/*.ts');
    const { code, output } = await runCommand('buf', [
      'generate',
      '--template',
      'proto/buf.gen.yaml',
      '--output',
      'proto',
      'proto',
    ]);
    if (code !== 0) return verdict([output]);
    const after = await fingerprint('proto/gen/**/*.ts');
    return verdict(before === after ? [] : ['proto/gen was not what buf makes; it is now: commit it']);
  },
};

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
