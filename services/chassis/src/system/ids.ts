import type { Clock, Ids, Randomness } from '../ports/effects.ts';

const COUNTER_SIZE = 0x1000000;
const MAX_SECONDS = 0xffffffff;

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/**
 * Ids laid out like a MongoDB ObjectId: 4 bytes of seconds, 5 random bytes of this process, a 3-byte counter.
 * Strictly increasing even when the wall clock goes back: the seconds then stay where they were.
 */
export function createSystemIds(clock: Pick<Clock, 'now'>, randomness: Randomness): Ids {
  const process = Buffer.from(randomness.bytes(5)).toString('hex');
  let seconds = 0;
  let counter = 0;
  return {
    next() {
      const now = Math.min(Math.floor(clock.now() / 1_000), MAX_SECONDS);
      if (now > seconds) {
        seconds = now;
        counter = 0;
      } else {
        counter += 1;
        if (counter === COUNTER_SIZE) {
          seconds += 1;
          counter = 0;
        }
      }
      return hex(seconds, 8) + process + hex(counter, 6);
    },
  };
}
