import { fileOf } from '@kindred/chassis/http/file-answer';
import { block, closed, file, id, shownText } from '@kindred/chassis/http/schemas';
import { type TProperties, Type } from 'typebox';
import { MAX_ATTACHMENT_BYTES } from '../domain/attachment.ts';

const count = () => Type.Integer({ minimum: 0, examples: [3] });
const MESSAGE_EXAMPLE = 'Low water at nine. Shall we meet at the wall?';
const file640 = 'aa0f1e2d3c4b5a69788796a5b4c3d2e1-640.webp';
const FILE_EXAMPLE = `/media/chat/${file640}?expires=1793557800000&signature=c2lnbmF0dXJl`;
const time = () => Type.String({ format: 'date-time' });
const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

const attachment = closed(
  {
    kind: Type.Union([Type.Literal('image'), Type.Literal('pdf'), Type.Literal('audio')]),
    contentType: shownText('image/webp'),
    size: count(),
    previewUrl: Type.Optional(shownText(FILE_EXAMPLE)),
  },
  'Attachment',
);

const messageFields = {
  _id: id(),
  senderId: id(),
  receiverId: id(),
  message: shownText(MESSAGE_EXAMPLE),
  file: nullable(shownText(FILE_EXAMPLE)),
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
    address: closed({ firstname: shownText('Mira'), lastname: shownText('Sol') }),
    title: shownText('Paints walls'),
    location: shownText('Kiel'),
    categories: Type.Array(shownText('Painting')),
    profileImage: nullable(shownText('/media/profiles/0f1e2d3c4b5a69788796a5b4c3d2e1f0-640.webp')),
    averageRating: Type.Number({ examples: [4.5] }),
    ratingCount: count(),
    lastMessage: nullable(messageView),
    unreadCount: Type.Integer({ minimum: 0, maximum: 100, examples: [2] }),
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
  { message: Type.Optional(block(RAW_LENGTH, 0, MESSAGE_EXAMPLE)), chatimage: Type.Optional(file()) },
  'NewMessage',
);
/** The file and the form around it. */
export const MESSAGE_BODY_LIMIT = MAX_ATTACHMENT_BYTES + 64 * 1024;

export const messageEdit = closed(
  { message: Type.Optional(block(RAW_LENGTH, 0, MESSAGE_EXAMPLE)) },
  'MessageEdit',
);

/** An empty shell: `_id` tells which message is gone. */
export const deletedAnswer = closed({ success: Type.Literal(true), message: messageView }, 'DeletedMessage');

export const fileLinkAnswer = closed(
  { success: Type.Literal(true), file: shownText(FILE_EXAMPLE), expiresAt: time() },
  'FileLink',
);
const LONGEST_PART = 300;
export const fileParams = closed({ file: Type.String({ maxLength: LONGEST_PART, examples: [file640] }) });
export const fileQuery = closed({
  expires: Type.Optional(Type.String({ maxLength: LONGEST_PART })),
  signature: Type.Optional(Type.String({ maxLength: LONGEST_PART })),
});
export const fileAnswer = fileOf('*/*');

export const cleared = closed({ success: Type.Literal(true), cleared: count() }, 'Cleared');
