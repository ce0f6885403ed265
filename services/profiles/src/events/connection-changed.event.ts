import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import type { ConnectionEvent } from '../domain/connection.ts';

export interface ConnectionChange {
  pairId: string;
  requesterId: string;
  receiverId: string;
  /** Who did it, and the other of the two. */
  actorId: string;
  otherId: string;
}

export function connectionChangedEvent(event: ConnectionEvent, change: ConnectionChange): EventDraft {
  const { pairId, requesterId, receiverId } = change;
  const asked = { pairId, requesterId, receiverId };
  switch (event) {
    case 'requested':
      return draftEvent(events.connectionRequested, pairId, { ...asked });
    case 'accepted':
      return draftEvent(events.connectionAccepted, pairId, { ...asked });
    case 'rejected':
      return draftEvent(events.connectionRejected, pairId, { ...asked });
    case 'cancelled':
      return draftEvent(events.connectionCancelled, pairId, { ...asked });
    case 'removed':
      return draftEvent(events.connectionRemoved, pairId, {
        pairId,
        removerId: change.actorId,
        otherId: change.otherId,
      });
    default:
      return event satisfies never;
  }
}
