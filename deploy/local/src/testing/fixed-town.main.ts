import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { createSeededIds, createSeededRandomness } from '@kindred/chassis/testing/effects';
import { readLocalConfig } from '../config.ts';
import { runLocal } from '../run-local.ts';

/** The whole product on a day that is always the same: ids from a seed, and a clock that starts at KINDRED_START. */
const start = Number(process.env.KINDRED_START);
const { clock } = createSystemEffects();
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const running = await runLocal(readLocalConfig(process.env), 'shots', say, {
  clock: { ...clock, now: () => start + Math.floor(clock.monotonic()) },
  randomness: createSeededRandomness(1),
  ids: createSeededIds(1),
});
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
