import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Loads what the processes of an image load, so that Node keeps it compiled in NODE_COMPILE_CACHE and a start is cheaper.
// Without a single variable a process ends after it has loaded; what it loads later, such as the adapter its addresses
// choose, is loaded here.

const isPart = (path: string): boolean => !/\.test\.ts$|\/testing\/|\.main\.ts$/.test(path);
const adapters = ['images', 'kafka', 'mongodb', 'redis', 's3', 'shared', 'smtp', 'telemetry'];
const later = globSync(adapters.map((name) => `services/chassis/src/${name}/**/*.ts`)).filter(isPart);
for (const path of later) await import(pathToFileURL(resolve(path)).href).catch(() => undefined);
flushCompileCache();

const { NODE_COMPILE_CACHE = '' } = process.env;
for (const main of globSync(['services/*/src/main.ts', 'gateway/src/main.ts', 'deploy/operate/src/main.ts']))
  spawnSync(process.execPath, [main], { env: { NODE_COMPILE_CACHE, NODE_ENV: 'production' } });
