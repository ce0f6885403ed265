import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';

export const userErased = (userId: string): EventDraft =>
  draftEvent(events.userErased, userId, { userId, service: 'offers' });
