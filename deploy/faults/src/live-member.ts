import type { Running } from '@kindred/local/testing/running';
import { io, type Socket } from 'socket.io-client';
import { read } from './client.ts';
import type { Person } from './ledger.ts';

/** What an app shows of one conversation: ids of messages. */
export type Screen = Set<string>;

export interface LiveMember {
  socket: Socket;
  screen: Screen;
  /** Milliseconds from each break of the socket to its next connection. */
  backAfterMs: number[];
  close(): void;
}

interface Options {
  me: Person;
  other: Person;
  /** Where to connect; asked again before every try. */
  door(): Running;
}

const PAGE = 100;
/** As the app's live channel. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 5_000;
const REFETCH_PAUSE_MS = 300;

/**
 * A member with an open chat: shows what comes live, and after every connection fetches what it missed, as the
 * app does. WebSocket only.
 */
export function openLiveMember({ me, other, door }: Options): LiveMember {
  const screen: Screen = new Set();
  const backAfterMs: number[] = [];
  let brokeAt: number | undefined;
  let isClosed = false;

  const refetch = async (): Promise<void> => {
    for (let before = ''; ; ) {
      const query = before ? `&before=${before}` : '';
      const path = `/messages/get/${other.userId}?limit=${PAGE}${query}`;
      const page: { _id: string }[] = await read(door(), path, me.token);
      const isKnown = page.every(({ _id }) => screen.has(_id));
      for (const { _id } of page) screen.add(_id);
      if (isKnown || page.length < PAGE) return;
      before = page[0]?._id ?? '';
    }
  };
  const refetchUntilDone = (): void => {
    if (isClosed) return;
    refetch().catch(() => setTimeout(refetchUntilDone, REFETCH_PAUSE_MS));
  };

  const socket = io(door().url, {
    path: '/socket.io',
    transports: ['websocket'],
    auth: { token: me.token },
    query: { userId: me.userId },
    reconnectionDelay: FIRST_RETRY_MS,
    reconnectionDelayMax: LONGEST_RETRY_MS,
    forceNew: true,
  });
  // Each try goes where the load balancer sends it; the library keeps the first address.
  socket.io.on('reconnect_attempt', () => {
    Reflect.set(socket.io, 'uri', door().url);
  });
  const reconnect = (): void => void setTimeout(() => isClosed || socket.connect(), LONGEST_RETRY_MS);
  socket.on('connect', () => {
    if (brokeAt !== undefined) backAfterMs.push(performance.now() - brokeAt);
    brokeAt = undefined;
    refetchUntilDone();
  });
  socket.on('connect_error', () => {
    if (!socket.active) reconnect();
  });
  socket.on('disconnect', (reason) => {
    if (isClosed) return;
    brokeAt = performance.now();
    if (reason === 'io server disconnect') reconnect();
  });
  socket.on('newMessage', (message: { _id: string; senderId: string; receiverId: string }) => {
    const isOurs = [message.senderId, message.receiverId].includes(other.userId);
    if (isOurs) screen.add(message._id);
  });
  return {
    socket,
    screen,
    backAfterMs,
    close() {
      isClosed = true;
      socket.disconnect();
    },
  };
}
