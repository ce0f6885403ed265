import { until } from '@kindred/chassis/testing/until';
import type { Running } from '@kindred/local/testing/running';
import type { Ledger, Person } from './ledger.ts';
import { openLiveMember } from './live-member.ts';
import { write } from './load.ts';
import type { Stopwatch } from './stopwatch.ts';

const HEARD_WITHIN_MS = 30_000;

interface Options {
  pair: [Person, Person];
  ledger: Ledger;
  stopwatch: Stopwatch;
  /** Where the one writes who asks, and where the other one hears it. */
  asks: Running;
  hears: Running;
}

/**
 * One member asks another to connect and takes it back, in turn. What the other one hears live has gone through
 * the outbox, the broker and a consumer in another service.
 */
export function startAsking({ asks, hears, ledger, pair: [from, to], stopwatch }: Options) {
  const live = openLiveMember({ me: to, other: from, door: () => hears });
  let steps = 0;
  let isOver = false;
  const idOf = (step: number): string => `${from.userId} ${step}`;
  live.socket.on('connectionChanged', ({ state }: { state: string }) => {
    const isCurrent = state === (steps % 2 === 1 ? 'pending' : 'none');
    if (isCurrent) stopwatch.hear(idOf(steps));
  });

  const step = async (): Promise<void> => {
    steps += 1;
    const body = {
      senderId: from.userId,
      receiverId: to.userId,
      action: steps % 2 === 1 ? 'send' : 'cancel',
    };
    const path = '/users/send-connection-request';
    if (!(await write(asks, ledger, { method: 'POST', path, token: from.token, body }))) return;
    stopwatch.accept(idOf(steps));
    // What is never heard stays missing.
    await until(() => stopwatch.hasHeard(idOf(steps)), HEARD_WITHIN_MS).catch(() => {});
  };
  const run = async (): Promise<void> => {
    await until(() => live.socket.connected, HEARD_WITHIN_MS, 'a live channel');
    while (!isOver || steps % 2 === 1) await step();
  };
  const done = run();
  return {
    async stop() {
      isOver = true;
      await done;
      live.close();
    },
  };
}
