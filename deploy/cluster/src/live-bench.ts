import { until } from '@kindred/chassis/testing/until';
import { makeCast } from '@kindred/faults/cast';
import { checkEverything } from '@kindred/faults/check';
import { emptyLedger } from '@kindred/faults/ledger';
import { openLiveMember } from '@kindred/faults/live-member';
import { createMixedRequests } from '@kindred/faults/mixed-requests';
import { startSteadyLoad } from '@kindred/faults/steady-load';
import type { Running } from '@kindred/local/testing/running';

const CONNECTED_WITHIN_MS = 60_000;
const SHOWN_WITHIN_MS = 30_000;

/** What happened under load in one phase. */
export interface Phase {
  seconds: number;
  requests: number;
  failures: string[];
  messages: number;
  /** Acknowledged messages that a screen of either member does not show. */
  unseen: string[];
  breaks: number;
  longestBackMs: number;
}

interface Options {
  kindred: Running;
  random(): number;
  perSecond: number;
  /** One for each member, who come in pairs. */
  sockets: number;
}

/** Members with open chats who go about their day while something happens to the product. */
export async function openLiveBench({ kindred, perSecond, random, sockets }: Options) {
  const ledger = emptyLedger();
  const cast = await makeCast(kindred, Math.ceil(sockets / 2), 0);
  const seats = cast.talkers.flatMap(([a, b]) => [
    { me: a, other: b },
    { me: b, other: a },
  ]);
  const open = seats.slice(0, sockets).map((seat) => ({
    userId: seat.me.userId,
    live: openLiveMember({ ...seat, door: () => kindred }),
  }));
  const untilConnected = (): Promise<boolean> =>
    until(() => open.every(({ live }) => live.socket.connected), CONNECTED_WITHIN_MS, 'every live channel');
  await untilConnected();
  const requests = createMixedRequests(cast, ledger, random, () => kindred);

  const unseenOf = (since: number): string[] =>
    ledger.messages
      .slice(since)
      .flatMap(({ from, id, text, to }) =>
        open
          .filter(
            ({ live, userId }) => [from.userId, to.userId].includes(userId) && id && !live.screen.has(id),
          )
          .map(({ userId }) => `${text} on the screen of ${userId}`),
      );

  return {
    /** Runs `work` under load and waits until every screen shows what was acknowledged. */
    async during(work: () => Promise<unknown>): Promise<Phase> {
      const before = {
        failures: requests.failures.length,
        count: requests.count(),
        messages: ledger.messages.length,
      };
      const breaksBefore = open.map(({ live }) => live.backAfterMs.length);
      const started = performance.now();
      const load = startSteadyLoad(perSecond, requests.one);
      try {
        await work();
      } finally {
        await load.stop();
      }
      const seconds = (performance.now() - started) / 1_000;
      await untilConnected();
      const unseen = () => unseenOf(before.messages);
      await until(() => unseen().length === 0, SHOWN_WITHIN_MS).catch(() => {});
      const backAfterMs = open.flatMap(({ live }, index) => live.backAfterMs.slice(breaksBefore[index]));
      return {
        seconds,
        requests: requests.count() - before.count,
        failures: requests.failures.slice(before.failures),
        messages: ledger.messages.slice(before.messages).filter(({ id }) => id !== undefined).length,
        unseen: unseen(),
        breaks: backAfterMs.length,
        longestBackMs: Math.round(Math.max(0, ...backAfterMs)),
      };
    },
    /** Everything read back through the public door. */
    readBack: () => checkEverything(kindred, ledger, cast),
    close(): void {
      for (const { live } of open) live.close();
    },
  };
}
