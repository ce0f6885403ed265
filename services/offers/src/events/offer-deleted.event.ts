import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import type { Offer } from '../domain/offer.ts';

export const offerDeletedEvent = ({ _id, createdBy, title }: Offer): EventDraft =>
  draftEvent(events.offerDeleted, _id, { offerId: _id, createdBy, title });
