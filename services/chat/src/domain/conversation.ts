/** What chat knows of a pair: who may write, and where their talk stands. `_id` is the pair id. */
export interface Conversation {
  _id: string;
  members: readonly [string, string];
  /** True while the two are connected. */
  isOpen: boolean;
  /** Version of the connection this was taken from; 0 when only a message has been seen. */
  connectionVersion: number;
  lastMessageId?: string;
  /** 0 before the first message. */
  lastSequence: number;
  lastMessageAt?: number;
  /** Sorts a member's conversations: latest message first, then those without one, newest first. */
  order: string;
}

const TIME_DIGITS = 15;
const sortableTime = (ms: number): string => String(ms).padStart(TIME_DIGITS, '0');

/** `id` decides within one millisecond. */
export const orderOfMessage = (sentAt: number, id: string): string => `1:${sortableTime(sentAt)}:${id}`;
export const orderWithoutMessage = (since: number, id: string): string => `0:${sortableTime(since)}:${id}`;

/** The other of the two. */
export function otherOf(members: readonly string[], userId: string): string {
  return members.find((member) => member !== userId) ?? userId;
}
