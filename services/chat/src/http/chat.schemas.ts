import { block, closed, id } from '@kindred/chassis/http/schemas';
import { type TProperties, Type } from 'typebox';

const count = () => Type.Integer({ minimum: 0 });
const time = () => Type.String({ format: 'date-time' });
const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

const messageFields = {
  _id: id(),
  senderId: id(),
  receiverId: id(),
  message: Type.String(),
  file: nullable(Type.String()),
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
export const receiverParams = closed({ receiverId: id() });

export const pageQuery = closed({
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  before: Type.Optional(id()),
});

/** Wider than a message may be: what counts is its length once trimmed. */
const RAW_LENGTH = 10_000;
export const messageBody = closed({ message: Type.Optional(block(RAW_LENGTH)) }, 'NewMessage');

export const cleared = closed({ success: Type.Literal(true), cleared: count() }, 'Cleared');
