import type { Logger } from 'pino';
import type { LiveAnnouncer } from '../domain/live-announcer.ts';
import { type ChatServer, roomOfUser } from './chat.socket.ts';
import type { OnlineLists } from './online-lists.ts';
import type { Sessions } from './sessions.ts';

/** Turns what happened into events for the rooms of exactly those who may know. */
export function createAnnouncer(
  io: ChatServer,
  lists: OnlineLists,
  sessions: Sessions,
  logger: Logger,
): LiveAnnouncer {
  const hint = (emit: () => void): void => {
    try {
      emit();
    } catch (error) {
      logger.warn({ err: error }, 'live event not sent');
    }
  };
  const to = (userId: string) => io.to(roomOfUser(userId));

  return {
    messageSent: (message) =>
      hint(() => {
        const { _id, senderId, receiverId } = message;
        io.to([roomOfUser(senderId), roomOfUser(receiverId)]).emit('newMessage', message);
        to(senderId).emit('lastMessage', { contactId: receiverId, message });
        to(receiverId).emit('lastMessage', { contactId: senderId, message });
        to(receiverId).emit('notification', { _id, senderId, receiverId });
      }),
    requestArrived: (receiverId, sender) => hint(() => to(receiverId).emit('pendingRequest', sender)),
    connectionChanged: (toldId, change) => hint(() => to(toldId).emit('connectionChanged', change)),
    contactsChanged: (userIds) => lists.refresh(userIds),
    sessionsEnded: (userId) => hint(() => sessions.endRevoked(userId)),
  };
}
