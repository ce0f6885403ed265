import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { type LockedPackages, packagesAmong, productionPackages } from './production-packages.ts';

// Takes away what npm leaves: packages that only tests of these workspaces need, as soon as any other workspace
// needs them to run. Arguments: the workspaces of an image, or folders of them.
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages };
const folders = process.argv.slice(2);
const workspaces = Object.keys(packages).filter((path) =>
  folders.some(
    (folder) => path === folder || (path.startsWith(`${folder}/`) && !path.includes('node_modules')),
  ),
);
const needed = productionPackages(packages, workspaces);
const files = readdirSync('node_modules', { recursive: true, encoding: 'utf8' });
// A package within one that is gone is gone already.
for (const path of packagesAmong(files.map((file) => `app/node_modules/${file}`)))
  if (!needed.has(path)) rmSync(path, { recursive: true, force: true });
