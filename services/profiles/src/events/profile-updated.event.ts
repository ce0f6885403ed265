import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import { Role } from '@kindred/proto/identity/v1';
import type { Card } from '../domain/member.ts';

export const profileUpdatedEvent = (card: Card): EventDraft =>
  draftEvent(events.profileUpdated, card.userId, {
    ...card,
    role: card.role === 'artist' ? Role.ARTIST : Role.ENTREPRENEUR,
  });
