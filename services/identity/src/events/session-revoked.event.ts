import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';

/** Ends one session. */
export const sessionRevoked = (userId: string, sid: string): EventDraft =>
  draftEvent(events.sessionRevoked, userId, { userId, sid, beforeGeneration: 0 });

/** Ends every session of a lower generation. */
export const sessionsRevokedBefore = (userId: string, beforeGeneration: number): EventDraft =>
  draftEvent(events.sessionRevoked, userId, { userId, sid: '', beforeGeneration });
