import { memberCard, message, notification } from './entities.ts';
import type { Shape } from './shape.ts';

/** What the app hears: the specification's point 4, "Live events received". Payloads carry `_id` and version. */
export const liveEvents = {
  newMessage: message,
  messageDeleted: { fields: { _id: 'id', version: 'count' } },
  messageUpdate: message,
  /** The preview of a contact: what was said last. */
  lastMessage: { fields: { message } },
  /** Ids of those contacts of the listener who are online. */
  getOnlineUsers: { name: 'getOnlineUsers', list: 'id' },
  notification,
  pendingRequest: memberCard,
} as const satisfies Record<string, Shape>;

export type LiveEvent = keyof typeof liveEvents;
