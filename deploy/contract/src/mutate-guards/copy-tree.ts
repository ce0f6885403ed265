import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Armed } from './find-guards.ts';

const FOLDERS = ['proto', 'prints', 'services', 'gateway', 'deploy'];
const FILES = ['package.json', 'vitest.config.ts', 'tsconfig.json', 'tsconfig.base.json'];
const RUNTIME = 'services/chassis/src/errors/removed-guards.ts';
const CARRIER = 'services/chassis/src/errors/app-error.ts';

/** Packages of others are those of the checkout; our own are those of the copy. */
function linkPackages(root: string, copy: string): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@kindred'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@kindred') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const file of globSync(
    FOLDERS.flatMap((folder) => [`${folder}/package.json`, `${folder}/*/package.json`]),
    { cwd: copy },
  )) {
    const { name } = JSON.parse(readFileSync(join(copy, file), 'utf8')) as { name: string };
    const link = join(modules, name);
    symlinkSync(relative(dirname(link), join(copy, dirname(file))), link);
  }
}

/** A copy of the sources in which every guard can be taken away; the checkout is only read. */
export function copyTree(root: string, files: readonly Armed[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'kindred-guards-'));
  for (const folder of FOLDERS) {
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !/node_modules|\/dist$|\.cache/.test(path),
    });
  }
  for (const file of FILES) cpSync(join(root, file), join(copy, file));
  for (const { file, text } of files) writeFileSync(join(copy, file), text);
  cpSync(join(root, 'deploy/contract/src/mutate-guards/removed-guards.ts'), join(copy, RUNTIME));
  const carrier = readFileSync(join(copy, CARRIER), 'utf8');
  writeFileSync(join(copy, CARRIER), `import './removed-guards.ts';\n${carrier}`);
  linkPackages(root, copy);
  return copy;
}
