import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';

export const userSuspended = (userId: string): EventDraft =>
  draftEvent(events.userSuspended, userId, { userId });
