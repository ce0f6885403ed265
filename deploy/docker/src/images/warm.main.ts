import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Loads what the processes of an image load, so that Node keeps it compiled in NODE_COMPILE_CACHE and a start is cheaper.
// Without a single variable a process ends after it has loaded; what it loads later, such as the adapter its addresses
// choose, is loaded here.

const LOADED_WITHIN_MS = 60_000;
const { NODE_COMPILE_CACHE } = process.env;
if (!NODE_COMPILE_CACHE) throw new Error('NODE_COMPILE_CACHE has to name a folder');

const loadedLater = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, name = '']) =>
    resolve(dirname(path), name),
  );
const later = new Set(globSync(['services/*/src/**/*.ts', 'gateway/src/**/*.ts']).flatMap(loadedLater));
if (later.size === 0) throw new Error('no source loads anything later');
for (const path of later) await import(pathToFileURL(path).href);
flushCompileCache();

for (const main of globSync([
  'services/*/src/main.ts',
  'gateway/src/main.ts',
  'deploy/operate/src/main.ts',
])) {
  const { error, signal, status, stderr } = spawnSync(process.execPath, [main], {
    env: { NODE_COMPILE_CACHE, NODE_ENV: 'production' },
    encoding: 'utf8',
    timeout: LOADED_WITHIN_MS,
  });
  // Whoever has loaded everything names the variables it misses, or needs none.
  const isLoaded = status === 0 || (status === 1 && /^(KINDRED_\w+ .+\n)+$/.test(stderr));
  if (!isLoaded) throw error ?? new Error(`${main} ended with ${status ?? signal}: ${stderr}`);
}
