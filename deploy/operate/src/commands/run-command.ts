import { AppError } from '@kindred/chassis/errors/app-error';
import type { House } from '../house/house.ts';
import { CommandError, requireArgs, UsageError } from './command.ts';
import { commands } from './commands.ts';

export interface Outcome {
  /** 0 done, 1 could not be done, 2 wrong words. */
  exitCode: number;
  lines: readonly string[];
}

/** What a failure comes to; anything unforeseen is thrown on. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof UsageError) return { exitCode: 2, lines: [error.message] };
  if (error instanceof CommandError) return { exitCode: 1, lines: [error.message] };
  if (error instanceof AppError && error.kind === 'unavailable')
    return { exitCode: 1, lines: ['An engine cannot be reached or did not come to its end: try again.'] };
  throw error;
}

/** Runs one command on the house; what goes wrong by plan is an outcome too. */
export async function runCommand(house: House, [name = '', ...args]: readonly string[]): Promise<Outcome> {
  try {
    const command = commands.find((each) => each.name === name);
    if (!command) throw new UsageError(`There is no command ${name}. Say: kindred help`);
    requireArgs(command, args);
    return { exitCode: 0, lines: await command.run(house, args) };
  } catch (error) {
    return outcomeOf(error);
  }
}
