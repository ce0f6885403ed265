import { run } from '../run.ts';

export interface ImageFacts {
  bytes: number;
  layers: readonly string[];
  user: string;
  env: readonly string[];
  labels: Readonly<Record<string, string>>;
  hasHealthCheck: boolean;
  entrypoint: readonly string[];
}

interface Inspected {
  Size: number;
  RootFS: { Layers: string[] };
  Config: {
    User: string;
    Env: string[] | null;
    Labels: Record<string, string> | null;
    Healthcheck?: { Test?: string[] };
    Entrypoint: string[] | null;
  };
}

export async function factsOf(image: string): Promise<ImageFacts> {
  const [found] = JSON.parse(await run('docker', ['image', 'inspect', image])) as Inspected[];
  if (!found) throw new Error(`there is no image ${image}`);
  const { Config: config } = found;
  const test = config.Healthcheck?.Test ?? [];
  return {
    bytes: found.Size,
    layers: found.RootFS.Layers,
    user: config.User,
    env: config.Env ?? [],
    labels: config.Labels ?? {},
    hasHealthCheck: test.length > 0 && test[0] !== 'NONE',
    entrypoint: config.Entrypoint ?? [],
  };
}

const wantedLabels = ['title', 'description', 'licenses', 'version', 'revision', 'created'];
const ownVariables = ['NODE_ENV', 'KINDRED_VERSION', 'NODE_COMPILE_CACHE'];

/** What the settings of an image promise, compared with those of the image it stands on. */
export function brokenSettings(image: ImageFacts, base: ImageFacts, needsHealthCheck: boolean): string[] {
  const broken: string[] = [];
  const [uid = ''] = image.user.split(':');
  if (!/^\d+$/.test(uid) || Number(uid) === 0)
    broken.push(`runs as "${image.user}", not as a fixed uid other than 0`);
  if (needsHealthCheck && !image.hasHealthCheck) broken.push('has no health check');
  if (!image.entrypoint[0]?.endsWith('/tini')) broken.push('its first process is not tini');
  for (const label of wantedLabels)
    if (!image.labels[`org.opencontainers.image.${label}`]) broken.push(`has no label ${label}`);
  for (const variable of image.env.filter((entry) => !base.env.includes(entry))) {
    const name = variable.split('=')[0] ?? '';
    if (!ownVariables.includes(name)) broken.push(`has a variable ${name}`);
  }
  if (!base.layers.every((layer, index) => image.layers[index] === layer))
    broken.push('does not stand on the layers of its base');
  return broken;
}
