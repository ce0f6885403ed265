import { AppError } from '@kindred/chassis/errors/app-error';
import type { Clock } from '@kindred/chassis/ports/effects';
import { pairIdOf } from '@kindred/proto/pair-id';
import { type ConnectionAction, type ConnectionState, decide } from '../domain/connection.ts';
import { connectionOrder } from '../domain/connection-order.ts';
import { isVisible } from '../domain/member.ts';
import { connectionChangedEvent } from '../events/connection-changed.event.ts';
import type { ConnectionDocument, ConnectionsStore } from '../store/connections.store.ts';
import type { MembersStore } from '../store/members.store.ts';
import { requireOwnProfile, requireVisibleMember } from './require-member.ts';

export interface ConnectionWish {
  actorId: string;
  otherId: string;
  action: ConnectionAction;
}

type Pair = Pick<ConnectionDocument, '_id' | 'state' | 'requesterId' | 'receiverId'>;

const MAX_OPEN_REQUESTS = 200;
const opens = (action: ConnectionAction): boolean => action === 'toggle' || action === 'send';

const stateOf = ({ state, requesterId }: Pair): ConnectionState =>
  state === 'none' ? { status: state } : { status: state, requesterId };

/** The write a wish comes to, or undefined when it changes nothing. @throws AppError as the use case */
export function changeOf(
  current: Pair,
  { actorId, otherId, action }: ConnectionWish,
  now: number,
  isFull: boolean,
) {
  const decision = decide(stateOf(current), { action, actorId });
  if (decision.kind === 'refused') throw new AppError('not-found', decision.code);
  if (decision.kind === 'unchanged') return undefined;
  const { next, event } = decision;
  if (event === 'requested' && isFull) {
    throw new AppError('conflict', { code: 'too-many-open-requests', params: { limit: MAX_OPEN_REQUESTS } });
  }
  const isNewRequest = event === 'requested';
  const requesterId = isNewRequest ? actorId : current.requesterId;
  const receiverId = isNewRequest ? otherId : current.receiverId;
  return {
    set: {
      state: next.status,
      requesterId,
      receiverId,
      changedAt: now,
      order: connectionOrder(current._id, now),
    },
    events: [
      connectionChangedEvent(event, { pairId: current._id, requesterId, receiverId, actorId, otherId }),
    ],
  };
}

/** Asks, takes back, accepts, refuses or ends: one write to the one document of the pair. */
export function createChangeConnection(members: MembersStore, connections: ConnectionsStore, clock: Clock) {
  const requireOther = async ({ otherId, action }: ConnectionWish): Promise<void> => {
    if (opens(action)) await requireVisibleMember(members, otherId);
    if (action !== 'accept') return;
    const requester = await members.get(otherId);
    if (!requester || !isVisible(requester)) throw new AppError('not-found', 'no-request');
  };

  return async (wish: ConnectionWish): Promise<void> => {
    const { actorId, otherId, action } = wish;
    if (actorId === otherId) throw new AppError('invalid', 'self-connection');
    const own = await requireOwnProfile(members, actorId);
    await requireOther(wish);
    if (opens(action) && !isVisible(own)) throw new AppError('unavailable', 'profile-not-ready', 1);
    const isFull =
      opens(action) && (await connections.countSentBy(actorId, MAX_OPEN_REQUESTS)) >= MAX_OPEN_REQUESTS;
    await connections.change(pairIdOf(actorId, otherId), (current) =>
      changeOf(current, wish, clock.now(), isFull),
    );
  };
}

export type ChangeConnection = ReturnType<typeof createChangeConnection>;
