import type { Caller } from '@kindred/chassis/auth/caller';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { ConnectionChange } from '../domain/live-announcer.ts';
import type { MemberCard } from '../domain/member-card.ts';
import type { MessageView } from '../domain/message.ts';

/** Why sockets were closed: the session was ended, its token ran out, or the member has newer sockets enough. */
export type EndReason = 'revoked' | 'expired' | 'too-many';

/** Everything the server says on the live channel. */
export interface ServerEvents {
  newMessage(message: MessageView): void;
  messageUpdate(message: MessageView): void;
  messageDeleted(deleted: { _id: string; version: number }): void;
  lastMessage(last: { contactId: string; message: MessageView }): void;
  /** Ids of those of the reader's contacts who are online. */
  getOnlineUsers(userIds: string[]): void;
  notification(notification: { _id: string; senderId: string; receiverId: string }): void;
  /** The card of a member who asks to connect. */
  pendingRequest(sender: MemberCard): void;
  connectionChanged(change: ConnectionChange): void;
  /** The last event before the socket is closed. */
  sessionEnded(end: { reason: EndReason }): void;
}

/** The client says nothing; whatever arrives is dropped. */
export type ClientEvents = Record<never, never>;

export interface SocketData {
  caller: Caller;
  /** Milliseconds since the epoch. */
  connectedAt: number;
}

export type ChatServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type ChatSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;

export const roomOfUser = (userId: string): string => `user:${userId}`;
