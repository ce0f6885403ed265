import { say } from '@kindred/faults/say';
import { podOf, readManifests } from './manifests.ts';
import { render } from './render.ts';
import { mustRun } from './run-tool.ts';

/** Every image the values name, each once. */
async function imagesOf(valuesFile: string, args: readonly string[]): Promise<string[]> {
  const pods = readManifests(await render(valuesFile, ...args)).flatMap((manifest) => podOf(manifest) ?? []);
  return [...new Set(pods.flatMap(({ containers }) => containers.map(({ image }) => image)))].sort();
}

/** Hands the images to the command `IMAGE_LOADER`, such as `kind load docker-image`; without one the cluster pulls. */
export async function loadImages(valuesFile: string, args: readonly string[]): Promise<void> {
  const { IMAGE_LOADER } = process.env;
  if (!IMAGE_LOADER) return say('no IMAGE_LOADER: the cluster finds the images by itself');
  const images = await imagesOf(valuesFile, args);
  await mustRun('sh', ['-c', `${IMAGE_LOADER} "$@"`, 'sh', ...images]);
  say(`loaded ${images.join(', ')}`);
}
