import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';

export const userDeleted = (userId: string, deletedAt: number): EventDraft =>
  draftEvent(events.userDeleted, userId, { userId, deletedAt: BigInt(deletedAt) });
