import { flawOf } from './judge.ts';
import type { Pair } from './pair.ts';
import type { SendRaw } from './send-raw.ts';

const AT_ONCE = 8;

export interface Outcome {
  pairs: number;
  serverErrors: number;
  /** What went wrong, one line a pair. */
  flaws: string[];
}

/** Sends every pair, `atOnce` at a time, and says which answers are not as required. */
export async function runPairs(
  pairs: readonly Pair[],
  send: SendRaw,
  atOnce: number = AT_ONCE,
): Promise<Outcome> {
  const outcome: Outcome = { pairs: pairs.length, serverErrors: 0, flaws: [] };
  const waiting = pairs.values();
  const work = async (): Promise<void> => {
    for (const pair of waiting) {
      const answer = await send(pair.send).catch((error: Error) => error);
      if (answer instanceof Error) {
        outcome.flaws.push(`${pair.title}: ${answer.message}`);
        continue;
      }
      if (answer.status >= 500) outcome.serverErrors += 1;
      const flaw = flawOf(pair, answer);
      if (flaw !== undefined) outcome.flaws.push(`${pair.title}: ${flaw}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcome;
}
