import type { Revocations } from '@kindred/chassis/auth/revocations';
import type { Clock } from '@kindred/chassis/ports/effects';
import { type ChatServer, type ChatSocket, type EndReason, roomOfUser } from './chat.socket.ts';
import type { Emit } from './emit-in-span.ts';

const MAX_SOCKETS = 5;
/** Timers cannot count further than 24 days. */
const LONGEST_SLEEP_MS = 24 * 60 * 60 * 1000;

/** Sockets live no longer than their session, and a member has at most five. */
export function createSessions(io: ChatServer, revocations: Revocations, clock: Clock, emit: Emit) {
  const end = (socket: ChatSocket, reason: EndReason): void => {
    emit(socket, 'sessionEnded', { reason });
    socket.disconnect(true);
  };
  const socketsHere = (userId: string): ChatSocket[] => {
    const { adapter, sockets } = io.of('/');
    const ids = [...(adapter.rooms.get(roomOfUser(userId)) ?? [])];
    return ids.flatMap((id) => sockets.get(id) ?? []);
  };

  const endWhenRevoked = (socket: ChatSocket): void => {
    if (revocations.isRevoked(socket.data.caller)) end(socket, 'revoked');
  };

  return {
    endWhenRevoked,
    endRevoked: (userId: string): void => socketsHere(userId).forEach(endWhenRevoked),
    /** Ends the socket when its token runs out, unless `closed` comes first. */
    async endWhenExpired(socket: ChatSocket, closed: AbortSignal): Promise<void> {
      const { expiresAt } = socket.data.caller;
      while (!closed.aborted && clock.now() < expiresAt) {
        await clock.sleep(Math.min(expiresAt - clock.now(), LONGEST_SLEEP_MS), closed);
      }
      if (!closed.aborted) end(socket, 'expired');
    },
    /** Closes the oldest beyond five, wherever they are; their session goes on. */
    async closeSurplus(userId: string): Promise<void> {
      const sockets = await io.in(roomOfUser(userId)).fetchSockets();
      const oldestFirst = sockets.sort((a, b) => a.data.connectedAt - b.data.connectedAt);
      for (const socket of oldestFirst.slice(0, -MAX_SOCKETS)) {
        // Without the reason its page would come back at once and push out the next oldest, for ever.
        emit(io.to(socket.id), 'sessionEnded', { reason: 'too-many' });
        socket.disconnect(true);
      }
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
