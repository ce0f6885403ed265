import { expect, it } from 'vitest';
import { mostStolen, type WatchedMachine, watchMachine } from './machine-watch.ts';

const cpuTimes = (busy: number, stolen: number): string =>
  `cpu  ${busy} 0 0 900 9 0 0 ${stolen} 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n`;

/** A machine that says the given CPU times, one reading a second. */
function aMachine(...readings: string[]) {
  let step = async (): Promise<void> => undefined;
  let seconds = 0;
  const machine: WatchedMachine = {
    readCpuTimes: async () => readings.shift() ?? '',
    now: () => 1_000 * seconds++,
    repeat(given) {
      step = given;
      return () => undefined;
    },
  };
  return { machine, step: () => step() };
}

it('tells which share of the busy time went to others, stretch by stretch', async () => {
  const { machine, step } = aMachine(cpuTimes(100, 10), cpuTimes(160, 30), cpuTimes(260, 30));
  const watch = await watchMachine(machine);
  await step();
  expect(await watch.stop()).toEqual([
    { fromMs: 0, toMs: 1_000, stolen: 0.25 },
    { fromMs: 1_000, toMs: 2_000, stolen: 0 },
  ]);
});

it('knows nothing stolen where the kernel keeps no account', async () => {
  const { machine } = aMachine();
  expect(await (await watchMachine(machine)).stop()).toEqual([{ fromMs: 0, toMs: 1_000, stolen: 0 }]);
});

it('finds the worst of a while', () => {
  const stretches = [0.4, 0.1, 0.2].map((stolen, at) => ({ fromMs: at, toMs: at + 1, stolen }));
  expect(mostStolen(stretches, 0.5, 0.7)).toBe(0.4);
  expect(mostStolen(stretches, 1, 3)).toBe(0.2);
  expect(mostStolen(stretches, 7, 9)).toBe(0);
});
