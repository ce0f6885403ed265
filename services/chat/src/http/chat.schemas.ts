import { fileOf } from '@kindred/chassis/http/file-answer';
import { block, closed, file, id } from '@kindred/chassis/http/schemas';
import { type TProperties, Type } from 'typebox';
import { MAX_ATTACHMENT_BYTES } from '../domain/attachment.ts';

const count = () => Type.Integer({ minimum: 0 });
const time = () => Type.String({ format: 'date-time' });
const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

const attachment = closed(
  {
    kind: Type.Union([Type.Literal('image'), Type.Literal('pdf'), Type.Literal('audio')]),
    contentType: Type.String(),
    size: count(),
    previewUrl: Type.Optional(Type.String()),
  },
  'Attachment',
);

const messageFields = {
  _id: id(),
  senderId: id(),
  receiverId: id(),
  message: Type.String(),
  file: nullable(Type.String()),
  attachment: Type.Optional(attachment),
  createdAt: time(),
  editedAt: nullable(time()),
  version: count(),
  notifications: Type.Array(closed({ senderId: id(), receiverId: id() })),
} satisfies TProperties;

export const messageView = closed(messageFields, 'Message');

export const contactCard = closed(
  {
    _id: id(),
    id: id(),
    role: Type.Union([Type.Literal('artist'), Type.Literal('entrepreneur')]),
    address: closed({ firstname: Type.String(), lastname: Type.String() }),
    title: Type.String(),
    location: Type.String(),
    categories: Type.Array(Type.String()),
    profileImage: nullable(Type.String()),
    averageRating: Type.Number(),
    ratingCount: count(),
    lastMessage: nullable(messageView),
    unreadCount: Type.Integer({ minimum: 0, maximum: 100 }),
    isOnline: Type.Boolean(),
    canWrite: Type.Boolean(),
  },
  'ContactCard',
);

export const userParams = closed({ userId: id() });
export const messageParams = closed({ messageId: id() });
export const receiverParams = closed({ receiverId: id() });

export const pageQuery = closed({
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  before: Type.Optional(id()),
});

/** Wider than a message may be: what counts is its length once trimmed. */
const RAW_LENGTH = 10_000;
export const messageForm = closed(
  { message: Type.Optional(block(RAW_LENGTH)), chatimage: Type.Optional(file()) },
  'NewMessage',
);
/** The file and the form around it. */
export const MESSAGE_BODY_LIMIT = MAX_ATTACHMENT_BYTES + 64 * 1024;

export const messageEdit = closed({ message: Type.Optional(block(RAW_LENGTH)) }, 'MessageEdit');

/** An empty shell: `_id` tells which message is gone. */
export const deletedAnswer = closed({ success: Type.Literal(true), message: messageView }, 'DeletedMessage');

export const fileLinkAnswer = closed(
  { success: Type.Literal(true), file: Type.String(), expiresAt: time() },
  'FileLink',
);
const LONGEST_PART = 300;
export const fileParams = closed({ file: Type.String({ maxLength: LONGEST_PART }) });
export const fileQuery = closed({
  expires: Type.Optional(Type.String({ maxLength: LONGEST_PART })),
  signature: Type.Optional(Type.String({ maxLength: LONGEST_PART })),
});
export const fileAnswer = fileOf('*/*');

export const cleared = closed({ success: Type.Literal(true), cleared: count() }, 'Cleared');
