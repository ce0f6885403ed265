import type { Clock, Ids, Randomness } from '../ports/effects.ts';
import { createSystemClock } from './clock.ts';
import { createSystemIds } from './ids.ts';
import { createSystemRandomness } from './randomness.ts';

export interface SystemEffects {
  clock: Clock;
  ids: Ids;
  randomness: Randomness;
}

/** The effects of a real process. */
export function createSystemEffects(): SystemEffects {
  const clock = createSystemClock();
  const randomness = createSystemRandomness();
  return { clock, randomness, ids: createSystemIds(clock, randomness) };
}
