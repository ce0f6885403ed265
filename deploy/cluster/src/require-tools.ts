import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const homes = {
  helm: 'https://helm.sh/docs/intro/install',
  kubectl: 'https://kubernetes.io/docs/tasks/tools',
  kubeconform: 'https://github.com/yannh/kubeconform#installation',
  'kube-score': 'https://github.com/zegl/kube-score#installation',
};

export type Tool = keyof typeof homes;

function isOnPath(tool: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, tool), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Ends the process with 1, naming every program that is missing and where it comes from. */
export function requireTools(...tools: readonly Tool[]): void {
  const missing = tools.filter((tool) => !isOnPath(tool));
  for (const tool of missing) process.stderr.write(`${tool} is not on PATH; how to get it: ${homes[tool]}\n`);
  if (missing.length > 0) process.exit(1);
}
