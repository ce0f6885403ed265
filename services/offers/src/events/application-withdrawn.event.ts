import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import type { Application } from '../domain/application.ts';

export const applicationWithdrawnEvent = ({ offerId, createdBy, applicantId }: Application): EventDraft =>
  draftEvent(events.applicationWithdrawn, offerId, { offerId, createdBy, applicantId });
