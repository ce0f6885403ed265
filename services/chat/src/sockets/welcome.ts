import type { ServiceEffects } from '@kindred/chassis/lifecycle/service';
import { keepTrace } from '@kindred/chassis/telemetry/trace-context';
import { type ChatServer, type ChatSocket, roomOfUser } from './chat.socket.ts';
import type { OnlineLists } from './online-lists.ts';
import type { Presence } from './presence.ts';
import type { Sessions } from './sessions.ts';

/** What happens to a socket whose member is known: its rooms, its member's presence, its end. */
export function createWelcome(
  io: ChatServer,
  sessions: Sessions,
  presence: Presence,
  lists: OnlineLists,
  { logger, metrics }: Pick<ServiceEffects, 'logger' | 'metrics'>,
) {
  const background = (work: Promise<void>): void => {
    work.catch((error) => logger.warn({ err: error }, 'live channel work failed'));
  };
  const countSockets = (): void => metrics.setSockets(io.of('/').sockets.size);

  return (socket: ChatSocket): void => {
    const { userId } = socket.data.caller;
    const closed = new AbortController();
    background(Promise.resolve(socket.join(roomOfUser(userId))));
    countSockets();
    const leave = (): void => {
      closed.abort();
      countSockets();
      background(presence.leave(userId));
    };
    socket.on('disconnect', keepTrace(leave));
    background(presence.arrive(userId));
    background(sessions.endWhenExpired(socket, closed.signal));
    background(sessions.closeSurplus(userId));
    // A revocation may have come between the check of the token and here.
    sessions.endWhenRevoked(socket);
    lists.refresh([userId]);
  };
}
