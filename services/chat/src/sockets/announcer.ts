import type { Logger } from 'pino';
import type { LiveAnnouncer } from '../domain/live-announcer.ts';
import type { MessageView } from '../domain/message.ts';
import { type ChatServer, roomOfUser } from './chat.socket.ts';
import type { Emit } from './emit-in-span.ts';
import type { OnlineLists } from './online-lists.ts';
import type { Sessions } from './sessions.ts';

/** Turns what happened into events for the rooms of exactly those who may know. */
export function createAnnouncer(
  io: ChatServer,
  lists: OnlineLists,
  sessions: Sessions,
  emit: Emit,
  logger: Logger,
): LiveAnnouncer {
  const hint = (tell: () => void): void => {
    try {
      tell();
    } catch (error) {
      logger.warn({ err: error }, 'live event not sent');
    }
  };
  const to = (userId: string) => io.to(roomOfUser(userId));
  const toBoth = ({ senderId, receiverId }: MessageView) =>
    io.to([roomOfUser(senderId), roomOfUser(receiverId)]);

  return {
    messageSent: (message) => hint(() => emit(toBoth(message), 'newMessage', message)),
    lastMessageChanged: (message) =>
      hint(() => {
        const { senderId, receiverId } = message;
        emit(to(senderId), 'lastMessage', { contactId: receiverId, message });
        emit(to(receiverId), 'lastMessage', { contactId: senderId, message });
      }),
    messageUnread: ({ _id, senderId, receiverId }) =>
      hint(() => emit(to(receiverId), 'notification', { _id, senderId, receiverId })),
    messageEdited: (message) => hint(() => emit(toBoth(message), 'messageUpdate', message)),
    messageDeleted: (message) =>
      hint(() => emit(toBoth(message), 'messageDeleted', { _id: message._id, version: message.version })),
    requestArrived: (receiverId, sender) => hint(() => emit(to(receiverId), 'pendingRequest', sender)),
    connectionChanged: (toldId, change) => hint(() => emit(to(toldId), 'connectionChanged', change)),
    contactsChanged: (userIds) => lists.refresh(userIds),
    sessionsEnded: (userId) => hint(() => sessions.endRevoked(userId)),
  };
}
