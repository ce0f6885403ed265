// Writes to a contact, with a file or without; for connected members. Emits message.sent, and live newMessage, lastMessage, notification.
import { route } from '@kindred/chassis/http/route';
import { toldLimit } from '@kindred/chassis/limits/told-limit';
import { uploadLimit } from '@kindred/proto/upload-limit';
import type { SendMessage } from '../usecases/send-message.ts';
import { MESSAGE_BODY_LIMIT, messageForm, messageView, receiverParams } from './chat.schemas.ts';

export const sendMessageRoute = (sendMessage: SendMessage) =>
  route({
    method: 'POST',
    path: '/messages/send/:receiverId',
    access: 'member',
    summary: 'Send a message',
    limits: [toldLimit(uploadLimit, 'member, of messages with a file')],
    rights: 'members connected with the receiver',
    errors: {
      invalid: ['message-required', 'message-to-self'],
      forbidden: ['not-connected'],
      'too-large': ['attachment-too-large'],
      'unsupported-media': ['unknown-attachment'],
      unprocessable: ['idempotency-key-reused', 'broken-image', 'too-many-pixels'],
    },
    params: receiverParams,
    body: messageForm,
    bodyLimit: MESSAGE_BODY_LIMIT,
    multipart: true,
    status: 201,
    response: messageView,
    handle: ({ caller, params, body, idempotencyKey }) =>
      sendMessage({
        senderId: caller.userId,
        receiverId: params.receiverId,
        text: body.message,
        file: body.chatimage,
        idempotencyKey,
      }),
  });
