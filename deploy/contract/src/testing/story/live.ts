import { until } from '@kindred/chassis/testing/until';
import { io, type Socket } from 'socket.io-client';
import { type LiveEvent, liveEvents } from '../../calls/live-events.ts';
import { type CallRecord, eventName } from '../../calls/record.ts';
import { compare } from '../../calls/shape.ts';

const DEADLINE_MS = 15_000;

export interface LiveChannel {
  /** Resolves with the first event of this name that fits, checked against what is documented. */
  hears(event: LiveEvent, fits?: (payload: unknown) => boolean): Promise<unknown>;
  close(): void;
}

/** Opens the live channel as the app does: the query names the member, the token proves it. */
export async function openLive(
  url: string,
  { userId, token }: { userId: string; token: string },
  record: CallRecord,
): Promise<LiveChannel> {
  const socket: Socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
    query: { userId },
  });
  const heard: { event: string; payload: unknown }[] = [];
  socket.onAny((event: string, payload: unknown) => heard.push({ event, payload }));
  await until(() => socket.connected, DEADLINE_MS, 'a live channel');
  return {
    async hears(event, fits = () => true) {
      const { payload } = await until(
        () => heard.find((one) => one.event === event && fits(one.payload)),
        DEADLINE_MS,
        `${event} (heard ${heard.map((one) => one.event).join(', ')})`,
      );
      const { problems, filled } = compare(liveEvents[event], payload, event);
      if (problems.length > 0) throw new Error(problems.join('; '));
      record.saw(eventName(event), filled);
      return payload;
    },
    close: () => void socket.disconnect(),
  };
}
