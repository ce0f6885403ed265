import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import type { Offer } from '../domain/offer.ts';
import { wireCard } from './offer-card.ts';

export const offerUpdatedEvent = (offer: Offer): EventDraft =>
  draftEvent(events.offerUpdated, offer._id, { offer: wireCard(offer) });
