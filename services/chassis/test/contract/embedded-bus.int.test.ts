import { expect, onTestFinished, test } from 'vitest';
import { createEmbeddedBus } from '../../src/embedded/bus.ts';
import { aMessage, textOf } from '../../src/testing/contract/bus-bed.ts';
import { createManualClock } from '../../src/testing/effects.ts';
import { until } from '../../src/testing/until.ts';
import { aDataFolder } from './_data-folder.ts';

const DAY_MS = 24 * 3_600_000;

function aBus() {
  const folder = aDataFolder();
  const clock = createManualClock();
  const rejected: unknown[] = [];
  const open = () =>
    createEmbeddedBus({
      path: folder.file('bus.sqlite'),
      clock,
      onRejected: (error) => rejected.push(error),
    });
  let bus = open();
  onTestFinished(async () => {
    await bus.close();
    folder.remove();
  });
  const stored = async (topic: string): Promise<string[]> => {
    const texts: string[] = [];
    const replay = await bus.replay({
      topics: [topic],
      onMessage: async (message) => void texts.push(textOf(message)),
    });
    await replay.close();
    return texts;
  };
  return {
    clock,
    rejected,
    stored,
    bus: () => bus,
    async reopen() {
      await bus.close();
      bus = open();
    },
  };
}

test('the pauses between deliveries grow from 100 ms to 5 s', async () => {
  const { bus, clock, rejected } = aBus();
  await bus().ensure(['t']);
  const triedAt: number[] = [];
  await bus().subscribe({
    group: 'g',
    topics: ['t'],
    async onMessage() {
      triedAt.push(clock.monotonic());
      throw new Error('never');
    },
  });
  await bus().publish([aMessage('t', 'k', 'm')]);
  await clock.advance(21_300);
  expect(triedAt).toEqual([0, 100, 300, 700, 1_500, 3_100, 6_300, 11_300, 16_300, 21_300]);
  expect(rejected.length).toBe(10);
  expect(bus().isCaughtUp()).toBe(false);
});

test('close does not wait for the pause of a rejected message', async () => {
  const { bus } = aBus();
  await bus().ensure(['t']);
  let tries = 0;
  const subscription = await bus().subscribe({
    group: 'g',
    topics: ['t'],
    async onMessage() {
      tries += 1;
      throw new Error('never');
    },
  });
  await bus().publish([aMessage('t', 'k', 'm')]);
  await until(() => tries === 1);
  await subscription.close();
  expect(tries).toBe(1);
});

test('trim removes what is old and handled, keeps what a group still needs, and never reuses an offset', async () => {
  const { bus, clock, stored, reopen } = aBus();
  await bus().ensure(['t', 'unheard']);
  const offsets: string[] = [];
  const read = () =>
    bus().subscribe({
      group: 'g',
      topics: ['t'],
      onMessage: async ({ offset }) => void offsets.push(offset),
    });
  const first = await read();
  await bus().publish([aMessage('t', 'k', 'handled'), aMessage('unheard', 'k', 'nobody')]);
  await until(() => bus().isCaughtUp());
  await first.close();
  await bus().publish([aMessage('t', 'k', 'waiting')]);
  await clock.advance(7 * DAY_MS + 1);
  await bus().publish([aMessage('unheard', 'k', 'young')]);
  expect(bus().trim(7 * DAY_MS)).toBe(2);
  expect(await stored('t')).toEqual(['waiting']);
  expect(await stored('unheard')).toEqual(['young']);
  await read();
  await until(() => bus().isCaughtUp());
  await clock.advance(7 * DAY_MS + 1);
  expect(bus().trim(7 * DAY_MS)).toBe(2);
  await reopen();
  expect(await stored('t')).toEqual([]);
  await bus().publish([aMessage('t', 'k', 'later')]);
  await read();
  await until(() => bus().isCaughtUp());
  expect(offsets).toEqual(['0', '1', '2']);
});

test('parked messages stay fourteen days, whoever has read them', async () => {
  const { bus, clock, stored } = aBus();
  await bus().ensure(['t.dead']);
  const reader = await bus().subscribe({ group: 't.redrive', topics: ['t.dead'], onMessage: async () => {} });
  await bus().publish([aMessage('t.dead', 'k', 'sent back')]);
  await until(() => bus().isCaughtUp());
  await reader.close();
  await bus().publish([aMessage('t.dead', 'k', 'waiting')]);
  await clock.advance(14 * DAY_MS - 1);
  expect(bus().trim(7 * DAY_MS)).toBe(0);
  expect(await stored('t.dead')).toEqual(['sent back', 'waiting']);
  await clock.advance(2);
  expect(bus().trim(7 * DAY_MS)).toBe(2);
  expect(await stored('t.dead')).toEqual([]);
});

test('a topic that was never made refuses messages and listeners, and nothing of the call is stored', async () => {
  const { bus, stored } = aBus();
  await bus().ensure(['t']);
  const onMessage = async (): Promise<void> => {};
  await expect(bus().publish([aMessage('t', 'k', 'a'), aMessage('typo', 'k', 'b')])).rejects.toThrow('typo');
  await expect(bus().subscribe({ group: 'g', topics: ['typo'], onMessage })).rejects.toThrow('typo');
  expect(await stored('t')).toEqual([]);
});

test('a closed bus refuses to publish', async () => {
  const { bus } = aBus();
  await bus().ensure(['t']);
  await bus().close();
  await expect(bus().publish([aMessage('t', 'k', 'm')])).rejects.toThrow('closed');
});
