import type { House } from '../house/house.ts';

export interface Command {
  /** What follows `kindred`, without its arguments. */
  name: string;
  /** One per argument, in order; those in brackets may be absent. */
  args: readonly string[];
  /** What it does, in one sentence. */
  summary: string;
  /** Answers lines for people. @throws CommandError, then nothing was changed; UsageError */
  run(house: House, args: readonly string[]): Promise<readonly string[]>;
}

/** Right words, but it cannot be done: one sentence, exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Wrong words: one sentence, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws UsageError when there are too few or too many arguments */
export function requireArgs({ name, args }: Pick<Command, 'name' | 'args'>, given: readonly string[]): void {
  const least = args.filter((arg) => !arg.startsWith('[')).length;
  if (given.length < least || given.length > args.length || given.some((arg) => arg.trim() === ''))
    throw new UsageError(`Say: kindred ${[name, ...args].join(' ')}`);
}
