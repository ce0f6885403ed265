import { backupCommand } from './backup.command.ts';
import type { Command } from './command.ts';
import { deadLetterCommands } from './dead-letters.commands.ts';
import { memberCommands } from './members.commands.ts';
import { rebuildCommand } from './rebuild.command.ts';

/** What works on an installation, running or not. */
export const commands: readonly Command[] = [
  ...memberCommands,
  ...deadLetterCommands,
  rebuildCommand,
  backupCommand,
];
