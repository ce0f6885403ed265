import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import type { Offer } from '../domain/offer.ts';
import { wireCard } from './offer-card.ts';

export const offerCreatedEvent = (offer: Offer): EventDraft =>
  draftEvent(events.offerCreated, offer._id, { offer: wireCard(offer) });
