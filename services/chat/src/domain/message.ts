import { type Attachment, type AttachmentKind, fullFileOf, previewFileOf } from './attachment.ts';

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
  file: Attachment | null;
  /** Milliseconds since the epoch; never before the message that precedes it. */
  createdAt: number;
  editedAt: number | null;
  /** Taken back: what is left is an empty shell that keeps its place. */
  isDeleted: boolean;
  isUnread: boolean;
  /** `<senderId>:<Idempotency-Key>`; absent when the sender gave no key. */
  clientKey?: string;
  /** Of receiver, text and file; tells a retry from another message under the same key. */
  bodyHash: string;
}

export interface AttachmentView {
  kind: AttachmentKind;
  contentType: string;
  size: number;
  /** A smaller image, valid as long as the file's address. */
  previewUrl?: string;
}

/** A message as its two participants see it. */
export interface MessageView {
  _id: string;
  senderId: string;
  receiverId: string;
  message: string;
  /** Where the file is for the next minutes. */
  file: string | null;
  /** What the file is; absent without one. */
  attachment?: AttachmentView;
  createdAt: string;
  editedAt: string | null;
  version: number;
  /** Not empty while the receiver has not read it. */
  notifications: { senderId: string; receiverId: string }[];
}

/** Makes the address of a stored file. */
export type LinkTo = (file: string) => string;
export type ViewMessage = (message: Message) => MessageView;

const isoTime = (ms: number): string => new Date(ms).toISOString();

function viewOfAttachment(file: Attachment, linkTo: LinkTo): AttachmentView {
  const { kind, contentType, size } = file;
  const preview = previewFileOf(file);
  return { kind, contentType, size, ...(preview === undefined ? {} : { previewUrl: linkTo(preview) }) };
}

export function viewOfMessage(message: Message, linkTo: LinkTo): MessageView {
  const { _id, senderId, receiverId, file, createdAt, editedAt, version } = message;
  return {
    _id,
    senderId,
    receiverId,
    message: message.message,
    file: file && linkTo(fullFileOf(file)),
    ...(file ? { attachment: viewOfAttachment(file, linkTo) } : {}),
    createdAt: isoTime(createdAt),
    editedAt: editedAt === null ? null : isoTime(editedAt),
    version,
    notifications: message.isUnread ? [{ senderId, receiverId }] : [],
  };
}
