import { expect, it } from 'vitest';
import { inWords, isDisturbed, type WatchedMachine, watchMachine } from './machine-watch.ts';

const account = (busy: number, stolen: number): string =>
  `cpu  ${busy} 0 0 900 9 0 0 ${stolen} 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n`;

/** A machine that says two accounts and stands at the given times at each step. */
function aMachine(accounts: string[], times: number[]) {
  let step = (): void => undefined;
  const machine: WatchedMachine = {
    readAccount: async () => accounts.shift() ?? '',
    now: () => times.shift() ?? 0,
    repeat(given) {
      step = given;
      return () => undefined;
    },
  };
  return { machine, step: () => step() };
}

it('tells which share of the time went to others and how long all stood still', async () => {
  const { machine, step } = aMachine([account(100, 10), account(160, 30)], [0, 50, 900, 950]);
  const watch = await watchMachine(machine);
  for (let n = 0; n < 3; n += 1) step();
  const withheld = await watch.stop();
  expect(withheld).toEqual({ stolen: 0.25, longestStandstillMs: 800 });
  expect(inWords(withheld)).toContain('25 %');
});

it('knows nothing stolen where the kernel keeps no account', async () => {
  const { machine } = aMachine([], [0]);
  expect((await (await watchMachine(machine)).stop()).stolen).toBe(0);
});

it.each([
  [{ stolen: 0.04, longestStandstillMs: 400 }, false],
  [{ stolen: 0.06, longestStandstillMs: 0 }, true],
  [{ stolen: 0, longestStandstillMs: 501 }, true],
])('%o is disturbed: %s', (withheld, disturbed) => {
  expect(isDisturbed(withheld)).toBe(disturbed);
});
