/** What chat knows of a pair: who may write, and where their talk stands. `_id` is the pair id. */
export interface Conversation {
  _id: string;
  members: readonly [string, string];
  /** True while the two are connected. */
  isOpen: boolean;
  /** Version of the connection this was taken from; 0 when only a message has been seen. */
  connectionVersion: number;
  /** The newest message that can be read. */
  lastMessageId?: string;
  /** Its place; 0 without one. */
  lastSequence: number;
  lastMessageAt?: number;
  /** By receiver, counted up to 100; what is missing has not been counted yet. */
  unread?: Readonly<Record<string, number>>;
  /** Counts the times the thread was looked at anew; missing before the first. */
  threadVersion?: number;
  /** Sorts a member's conversations: latest message first, then those without one, newest first. */
  order: string;
}

/** Nobody counts unread messages further. */
export const MAX_UNREAD = 100;

const TIME_DIGITS = 15;
const sortableTime = (ms: number): string => String(ms).padStart(TIME_DIGITS, '0');

/** Conversations with a message that can be read come from here on, those without one before. */
export const ORDER_OF_TALKS = '1:';

/** `id` decides within one millisecond. */
export const orderOfMessage = (sentAt: number, id: string): string =>
  `${ORDER_OF_TALKS}${sortableTime(sentAt)}:${id}`;
export const orderWithoutMessage = (since: number, id: string): string => `0:${sortableTime(since)}:${id}`;

/** The other of the two. */
export function otherOf(members: readonly string[], userId: string): string {
  return members.find((member) => member !== userId) ?? userId;
}
