import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';

export const userReinstated = (userId: string): EventDraft =>
  draftEvent(events.userReinstated, userId, { userId });
