import { until } from '@kindred/chassis/testing/until';
import { io, type Socket } from 'socket.io-client';
import type { Listener } from '../../permissions/live.rights.ts';
import type { Member } from '../members.ts';

/** A socket that notes what it hears. */
export interface Ear {
  socket: Socket;
  member: Member;
  heard: { event: string; said: unknown }[];
}

export type Ears = ReadonlyMap<Listener, Ear>;

const HEARD_MS = 20_000;

/** Opens a socket. @throws Error whose message is the code of a refusal */
export async function listen(
  url: string,
  { token, userId }: Pick<Member, 'token' | 'userId'>,
): Promise<Socket> {
  const socket = io(url, {
    auth: token === '' ? {} : { token },
    query: { userId },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  await new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(undefined));
    socket.once('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
  return socket;
}

export async function openEar(url: string, member: Member): Promise<Ear> {
  const heard: Ear['heard'] = [];
  const socket = await listen(url, member);
  socket.onAny((event: string, said: unknown) => heard.push({ event, said }));
  return { socket, member, heard };
}

const onlineLists = ({ heard }: Ear): number =>
  heard.filter(({ event }) => event === 'getOnlineUsers').length;

/**
 * After this an ear has heard everything that was said to it before: another socket of the same member makes
 * the server say something to all of theirs, behind whatever was under way.
 */
export async function hearItOut(url: string, ear: Ear): Promise<void> {
  if (!ear.socket.connected) return;
  const before = onlineLists(ear);
  const another = await listen(url, ear.member);
  await until(() => onlineLists(ear) > before, HEARD_MS, 'the end of what was said');
  another.close();
}

/** Waits until each of these has heard an event that satisfies `isIt`. */
export async function untilHeard(
  ears: readonly Ear[],
  isIt: (event: string, said: unknown) => boolean,
): Promise<void> {
  for (const { heard } of ears) {
    await until(() => heard.some(({ event, said }) => isIt(event, said)), HEARD_MS, 'an event');
  }
}
