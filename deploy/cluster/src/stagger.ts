import { type Manifest, podOf } from './manifests.ts';

const waitOf = (deployment: Manifest): number =>
  Number(
    podOf(deployment)
      ?.initContainers?.find(({ name }) => name === 'wait')
      ?.command?.at(-1) ?? 0,
  );

/** Processes that do not start so many seconds after the one before them, in the order of names, one line each. */
export function brokenStagger(manifests: readonly Manifest[], staggerSeconds: number): string[] {
  return manifests
    .filter(({ kind }) => kind === 'Deployment')
    .toSorted((a, b) => a.metadata.name.localeCompare(b.metadata.name))
    .flatMap((deployment, place) => {
      const [waits, wanted] = [waitOf(deployment), place * staggerSeconds];
      return waits === wanted ? [] : [`${deployment.metadata.name} waits ${waits} s, not ${wanted} s`];
    });
}
