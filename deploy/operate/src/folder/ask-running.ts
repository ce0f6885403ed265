import { CommandError } from '../commands/command.ts';
import type { Outcome } from '../commands/run-command.ts';
import { readRunningFile } from './running-file.ts';

export const COMMAND_PATH = '/commands';

/** Has the process that owns the data folder run a command. @throws CommandError when it cannot be asked */
export async function askRunning(dataFolder: string, words: readonly string[]): Promise<Outcome> {
  const running = readRunningFile(dataFolder);
  const sorry = `The process that uses ${dataFolder} takes no commands`;
  if (!running) throw new CommandError(`${sorry}: it is just starting, or not the product.`);
  const answer = await fetch(`http://127.0.0.1:${running.port}${COMMAND_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${running.token}` },
    body: JSON.stringify({ words }),
  }).catch(() => undefined);
  if (!answer?.ok) throw new CommandError(`${sorry} (${answer?.status ?? 'no answer'}).`);
  return (await answer.json()) as Outcome;
}
