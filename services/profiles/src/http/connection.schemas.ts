import { closed, id } from '@kindred/chassis/http/schemas';
import { Type } from 'typebox';
import { selfSchema } from './member.schemas.ts';

/** An absent actor is the caller. */
export const sendBody = closed(
  {
    senderId: Type.Optional(id()),
    receiverId: id(),
    action: Type.Optional(Type.Enum(['send', 'cancel'], { type: 'string' })),
  },
  'SendConnectionRequest',
);

export const acceptBody = closed(
  { receiverId: Type.Optional(id()), senderId: id() },
  'AcceptConnectionRequest',
);

/** Both sides may call: the receiver refuses, the sender takes back. One of the two may be absent: the caller. */
export const rejectBody = closed(
  { receiverId: Type.Optional(id()), senderId: Type.Optional(id()) },
  'RejectConnectionRequest',
);

export const deleteBody = closed({ userId: Type.Optional(id()), connectionId: id() }, 'DeleteConnection');

const ok = { success: Type.Literal(true) };
export const senderAnswer = closed({ ...ok, sender: selfSchema }, 'SenderAnswer');
export const receiverAnswer = closed({ ...ok, receiver: selfSchema }, 'ReceiverAnswer');
