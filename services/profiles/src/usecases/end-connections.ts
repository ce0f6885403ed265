import type { Clock } from '@kindred/chassis/ports/effects';
import type { ConnectionAction } from '../domain/connection.ts';
import type { ConnectionDocument, ConnectionsStore } from '../store/connections.store.ts';
import { changeOf } from './change-connection.ts';

const PAGE = 100;

/** How a member gets out of what is between the two. */
function actionOf(
  { state, requesterId }: Pick<ConnectionDocument, 'state' | 'requesterId'>,
  userId: string,
): ConnectionAction {
  if (state === 'connected') return 'remove';
  return requesterId === userId ? 'cancel' : 'reject';
}

/** Ends everything a member has with others, pair by pair, as they would themselves. */
export const createEndConnections =
  (connections: ConnectionsStore, clock: Clock) =>
  async (userId: string): Promise<void> => {
    for (;;) {
      const page = await connections.openOf(userId, PAGE);
      for (const { _id, members } of page) {
        const otherId = members.find((id) => id !== userId) ?? userId;
        await connections.change(_id, (current) =>
          changeOf(
            current,
            { actorId: userId, otherId, action: actionOf(current, userId) },
            clock.now(),
            false,
          ),
        );
      }
      if (page.length < PAGE) return;
    }
  };
