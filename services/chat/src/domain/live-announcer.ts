import type { MemberCard } from './member-card.ts';
import type { MessageView } from './message.ts';

export type ConnectionState = 'none' | 'sent' | 'pending' | 'connected';

export interface ConnectionChange {
  /** The other member, seen from the one who is told. */
  userId: string;
  state: ConnectionState;
  version: number;
  user: MemberCard;
}

/**
 * Tells members what has just been stored. A hint only: nothing here throws or waits, and who missed it
 * reads it from the database.
 */
export interface LiveAnnouncer {
  /** To both participants, as all that follows until `requestArrived`: at the end of the talk is a new message. */
  messageSent(message: MessageView): void;
  /** This is what the lists of contacts show last of the talk. */
  lastMessageChanged(message: MessageView): void;
  /** To the receiver alone: there is something to read. */
  messageUnread(message: MessageView): void;
  messageEdited(message: MessageView): void;
  messageDeleted(message: MessageView): void;
  requestArrived(receiverId: string, sender: MemberCard): void;
  connectionChanged(toldId: string, change: ConnectionChange): void;
  /** The contacts of these members are not the same as before: their lists of who is online are sent anew. */
  contactsChanged(userIds: readonly string[]): void;
  /** Closes the sockets of this member whose session has been revoked. */
  sessionsEnded(userId: string): void;
}

/** Who is online right now. */
export interface PresenceReader {
  isOnline(userId: string): Promise<boolean>;
}
