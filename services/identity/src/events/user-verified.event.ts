import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';

export const userVerified = (userId: string): EventDraft =>
  draftEvent(events.userVerified, userId, { userId });
