import type { Clock, Ids, Randomness } from '@kindred/chassis/ports/effects';
import { createSystemClock } from '@kindred/chassis/system/clock';
import { createSystemIds } from '@kindred/chassis/system/ids';
import { createSystemRandomness } from '@kindred/chassis/system/randomness';

export interface SystemEffects {
  clock: Clock;
  ids: Ids;
  randomness: Randomness;
}

export function createSystemEffects(): SystemEffects {
  const clock = createSystemClock();
  const randomness = createSystemRandomness();
  return { clock, randomness, ids: createSystemIds(clock, randomness) };
}
