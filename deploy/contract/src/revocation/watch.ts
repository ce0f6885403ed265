import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { until } from '@kindred/chassis/testing/until';
import { publicRoutes } from '@kindred/gateway/routes.table';
import { io } from 'socket.io-client';
import type { Call } from '../testing/send-call.ts';
import type { Place, SignedIn } from './place.ts';

const { clock } = createSystemEffects();
const CONNECTED_MS = 10_000;
const GIVE_UP_MS = 20_000;

/** One call of each service that needs a session and, without a body, changes nothing. */
export const memberCalls: readonly Call[] = [
  ...Map.groupBy(
    publicRoutes.filter(({ access, path }) => access === 'member' && path !== '/users/signout'),
    ({ owner }) => owner,
  ).values(),
].map((routes) => {
  const route = routes.find(({ method }) => method === 'GET') ?? routes[0];
  if (!route) throw new Error('a group is never empty');
  return { method: route.method, path: route.path.replaceAll(/:\w+/g, 'f'.repeat(24)) };
});

/** Whether the token is refused everywhere, or accepted everywhere; undefined while they disagree. */
export async function isRefused(place: Place, { token }: SignedIn): Promise<boolean | undefined> {
  const statuses = await Promise.all([
    ...place.urls.flatMap((_, door) => memberCalls.map((call) => place.call(door, { ...call, token }))),
    ...pastTheDoor(place, token),
  ]);
  const refused = statuses.filter(({ status }) => status === 401).length;
  if (refused === 0) return false;
  return refused === statuses.length ? true : undefined;
}

/** Chat keeps its own list of ended sessions, since sockets stay open. */
function pastTheDoor({ services }: Place, token: string): Promise<{ status: number }>[] {
  if (!services) return [];
  const headers = { authorization: `Bearer ${token}` };
  const asked = services.chat.app.inject({ url: '/chats/finduserconnections/', headers });
  return [asked.then(({ statusCode }) => ({ status: statusCode }))];
}

/** A live channel that does not open again; when it closed, on this process's clock. */
export async function openSocket(url: string, { token, userId }: SignedIn) {
  let closedAt: number | undefined;
  const socket = io(url, {
    transports: ['websocket'],
    auth: { token },
    query: { userId },
    reconnection: false,
    forceNew: true,
  });
  socket.on('disconnect', () => {
    closedAt = clock.monotonic();
  });
  let isRefused = false;
  socket.on('connect_error', () => {
    isRefused = true;
  });
  await until(() => socket.connected || isRefused, CONNECTED_MS, 'an answer to the handshake');
  if (!socket.connected) throw new Error('the live channel was refused');
  return {
    close: () => void socket.disconnect(),
    /** Milliseconds from a moment to the end of the channel. */
    async endsAfter(moment: number): Promise<number> {
      await until(() => closedAt !== undefined, GIVE_UP_MS, 'the end of the socket');
      return (closedAt ?? moment) - moment;
    },
  };
}

/** Milliseconds from a moment until every service refuses the token at every door. */
export async function refusedAfter(place: Place, member: SignedIn, moment: number): Promise<number> {
  await until(() => isRefused(place, member), GIVE_UP_MS, 'the end of the session over HTTP');
  return clock.monotonic() - moment;
}
