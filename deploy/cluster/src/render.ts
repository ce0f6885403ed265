import { chartFolder } from './chart-folder.ts';
import { mustRun } from './run-tool.ts';

/** The chart's objects for a values file, as YAML; tests and hooks included. */
export const render = (valuesFile: string, ...args: readonly string[]): Promise<string> =>
  mustRun('helm', [
    'template',
    'kindred',
    chartFolder,
    '--namespace',
    'kindred',
    '--values',
    valuesFile,
    ...args,
  ]);
