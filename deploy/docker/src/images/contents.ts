import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { run } from '../run.ts';
import { PLANTED } from './context.ts';
import type { Layer } from './layers.ts';
import { type LockedPackages, packagesAmong, productionPackages } from './production-packages.ts';
import { registryIn } from './registry-in.ts';

const unwanted = /(^|\/)(\.env[^/]*|\.npmrc|\.git|[^/]+\.(pem|key|test\.ts)|src\/testing)(\/|$)/;

/** Names that would tell of the host an image was built on. */
async function hostTexts(): Promise<string[]> {
  const registry = registryIn(await run('npm', ['config', 'list', '--long']));
  const proxies = [process.env.HTTP_PROXY, process.env.HTTPS_PROXY, process.env.http_proxy];
  return [registry, hostname(), ...proxies].filter(
    (text): text is string => text !== undefined && text.length >= 8 && !text.startsWith('localhost'),
  );
}

/** What lies in the layers of an image and must not; and how many packages there are. */
export async function brokenContents(layers: readonly Layer[], workspaces: readonly string[]) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages };
  const files = new Set(layers.flatMap((layer) => layer.files));
  const installed = packagesAmong(files);
  const needed = productionPackages(packages, workspaces);
  const broken = installed
    .filter((path) => !needed.has(path))
    .map((path) => `holds ${path}, which it does not need`);
  if (installed.length === 0) broken.push('holds no package at all');
  const looked = await hostTexts();
  for (const layer of layers) {
    for (const text of await layer.holds([PLANTED, ...looked]))
      broken.push(text === PLANTED ? 'holds a planted secret' : `holds a setting of this host (${text})`);
    if (await layer.holdsPrivateKey()) broken.push('holds a private key');
  }
  for (const file of files)
    if (unwanted.test(file) && !file.includes('node_modules/')) broken.push(`holds ${file}`);
  return { broken, packages: installed.length };
}
