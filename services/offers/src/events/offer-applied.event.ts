import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import type { Application } from '../domain/application.ts';

export const offerAppliedEvent = (application: Application, title: string): EventDraft =>
  draftEvent(events.offerApplied, application.offerId, {
    offerId: application.offerId,
    createdBy: application.createdBy,
    applicantId: application.applicantId,
    applicantsCount: application.sequence,
    appliedAt: BigInt(application.appliedAt),
    title,
  });
