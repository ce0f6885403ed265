import type { MemberCard, Message } from './api-types.ts';

export type ConnectionChange = {
  userId: string;
  state: 'none' | 'sent' | 'pending' | 'connected';
  version: number;
  user: MemberCard;
};

/** What the server tells, plus what the channel itself reports: every (re)connect, and every refusal of one. */
export type LiveEvents = {
  newMessage: Message;
  messageUpdate: Message;
  messageDeleted: { _id: string; version: number };
  lastMessage: { contactId: string; message: Message };
  getOnlineUsers: string[];
  notification: { _id: string; senderId: string; receiverId: string };
  pendingRequest: MemberCard;
  connectionChanged: ConnectionChange;
  sessionEnded: { reason: string };
  connected: { isReconnect: boolean };
  refused: Record<string, never>;
};

export type LiveEvent = keyof LiveEvents;
type Listener<E extends LiveEvent> = (payload: LiveEvents[E]) => void;
type Listeners = { [E in LiveEvent]: Set<Listener<E>> };

/** Hands live events to whoever listens; cached queries subscribe while they are in use. */
export function createLiveHub() {
  const listeners: Listeners = {
    newMessage: new Set(),
    messageUpdate: new Set(),
    messageDeleted: new Set(),
    lastMessage: new Set(),
    getOnlineUsers: new Set(),
    notification: new Set(),
    pendingRequest: new Set(),
    connectionChanged: new Set(),
    sessionEnded: new Set(),
    connected: new Set(),
    refused: new Set(),
  };
  return {
    on<E extends LiveEvent>(event: E, listener: Listener<E>): () => void {
      listeners[event].add(listener);
      return () => {
        listeners[event].delete(listener);
      };
    },
    emit<E extends LiveEvent>(event: E, payload: LiveEvents[E]): void {
      for (const listener of [...listeners[event]]) listener(payload);
    },
  };
}

export type LiveHub = ReturnType<typeof createLiveHub>;

export const live = createLiveHub();
