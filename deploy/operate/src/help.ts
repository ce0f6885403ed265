import type { Command } from './commands/command.ts';
import { commands } from './commands/commands.ts';
import { projectionLines } from './commands/rebuild.command.ts';

type Described = Pick<Command, 'name' | 'args' | 'summary'>;

/** Commands that need no installation, only its folder or its variables. */
export const loneCommands = {
  restore: {
    name: 'restore',
    args: ['<folder>'],
    summary: 'makes an empty data folder what a backup holds, after comparing every file',
  },
  rotateKeys: {
    name: 'rotate-keys',
    args: ['[step]', '[file]'],
    summary:
      'new keys, nobody is signed out: of a data folder at once, from its next start; on engines in the steps learn, use, forget',
  },
} as const satisfies Record<string, Described>;

export const allCommands: readonly Described[] = [...commands, ...Object.values(loneCommands)];

const usage = ({ name, args }: Described): string => `kindred ${[name, ...args].join(' ')}`;

/** The whole help; docs/operations.md holds it word for word. */
export function helpText(): string {
  const lines = allCommands.map((command) => `${usage(command)}\n    ${command.summary}`);
  return [
    ...lines,
    '',
    'Projections:',
    ...projectionLines.map((line) => `    ${line}`),
    '',
    'Works on KINDRED_DATA (default ./data), running or not, or on the engines named in KINDRED_DOCUMENTS and',
    'KINDRED_BUS. Exit code: 0 done, 1 could not be done, 2 wrong words; then nothing was changed.',
  ].join('\n');
}
