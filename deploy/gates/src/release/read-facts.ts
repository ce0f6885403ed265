import { glob, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runCommand } from '../run-command.ts';
import type { ReleaseFacts } from './check-release.ts';

interface Package {
  name: string;
  version: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const OWN = '@kindred/';

const readPackage = async (path: string): Promise<Package> =>
  JSON.parse(await readFile(path, 'utf8')) as Package;

async function linesOf(command: string, ...args: readonly string[]): Promise<string[]> {
  const { code, output } = await runCommand(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${output}`);
  return output.split('\n').filter(Boolean);
}

/** What the checkout says of the release it would be. */
export async function readFacts(): Promise<ReleaseFacts> {
  const root = await readPackage('package.json');
  const packages: Record<string, string> = {};
  const asked: Record<string, string> = {};
  for (const pattern of root.workspaces ?? []) {
    for await (const path of glob(`${pattern}/package.json`)) {
      const { dependencies, devDependencies, version } = await readPackage(path);
      packages[dirname(path)] = version;
      for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies }))
        if (name.startsWith(OWN)) asked[`${dirname(path)} → ${name}`] = wanted;
    }
  }
  return {
    version: root.version,
    packages,
    asked,
    changelog: await readFile('CHANGELOG.md', 'utf8').catch(() => ''),
    changes: await linesOf('git', 'status', '--porcelain'),
    tags: await linesOf('git', 'tag', '--list'),
  };
}
