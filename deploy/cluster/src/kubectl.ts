import { mustRun } from './run-tool.ts';

/** `kubectl` in one namespace. */
export interface Kubectl {
  (...args: readonly string[]): Promise<string>;
  /** What a `get` answers. */
  list<T>(...args: readonly string[]): Promise<T[]>;
}

export function kubectlIn(namespace: string): Kubectl {
  const run = (...args: readonly string[]): Promise<string> => mustRun('kubectl', ['-n', namespace, ...args]);
  return Object.assign(run, {
    async list<T>(...args: readonly string[]): Promise<T[]> {
      return (JSON.parse(await run('get', ...args, '-o', 'json')) as { items: T[] }).items;
    },
  });
}

/** Ours among all a namespace holds. */
export const productSelector = (release: string, ...components: readonly string[]): string =>
  `app.kubernetes.io/instance=${release},app.kubernetes.io/component in (${components.join(',')})`;
