export interface Message {
  _id: string;
  /** Counts changes from 1. */
  version: number;
  conversationId: string;
  /** Place within the conversation, from 1, without gaps: the one order every reader sees. */
  sequence: number;
  senderId: string;
  receiverId: string;
  message: string;
  file: string | null;
  /** Milliseconds since the epoch; never before the message that precedes it. */
  createdAt: number;
  editedAt: number | null;
  isDeleted: boolean;
  isUnread: boolean;
  /** `<senderId>:<Idempotency-Key>`; absent when the sender gave no key. */
  clientKey?: string;
  /** Of receiver and text; tells a retry from another message under the same key. */
  bodyHash: string;
}

/** A message as its two participants see it. */
export interface MessageView {
  _id: string;
  senderId: string;
  receiverId: string;
  message: string;
  file: string | null;
  createdAt: string;
  editedAt: string | null;
  version: number;
  /** Not empty while the receiver has not read it. */
  notifications: { senderId: string; receiverId: string }[];
}

const isoTime = (ms: number): string => new Date(ms).toISOString();

export function viewOfMessage(message: Message): MessageView {
  const { _id, senderId, receiverId, file, createdAt, editedAt, version } = message;
  return {
    _id,
    senderId,
    receiverId,
    message: message.message,
    file,
    createdAt: isoTime(createdAt),
    editedAt: editedAt === null ? null : isoTime(editedAt),
    version,
    notifications: message.isUnread ? [{ senderId, receiverId }] : [],
  };
}
