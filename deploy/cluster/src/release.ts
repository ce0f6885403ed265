import { patience } from '@kindred/chassis/testing/patience';
import { chartFolder } from './chart-folder.ts';
import { mustRun } from './run-tool.ts';

const TIMEOUT_S = 600;

/** The chart under one name in one namespace. */
export function releaseOf(name: string, namespace: string, valuesFiles: readonly string[]) {
  const timeout = `${Math.round(TIMEOUT_S * patience)}s`;
  const helm = (...args: readonly string[]): Promise<string> =>
    mustRun('helm', [...args, '--namespace', namespace, '--timeout', timeout]);
  const values = valuesFiles.flatMap((file) => ['--values', file]);
  return {
    install: (...args: readonly string[]) => helm('install', name, chartFolder, ...values, ...args, '--wait'),
    upgrade: (...args: readonly string[]) => helm('upgrade', name, chartFolder, ...values, ...args, '--wait'),
    rollback: (revision: number) => helm('rollback', name, String(revision), '--wait'),
    /** What the test's pod said. */
    test: () => helm('test', name),
    uninstall: () => helm('uninstall', name, '--wait'),
  };
}

export type Release = ReturnType<typeof releaseOf>;
