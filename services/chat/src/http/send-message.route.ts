// Writes to a contact, with a file or without; for connected members. Emits message.sent, and live newMessage, lastMessage, notification.
import { route } from '@kindred/chassis/http/route';
import type { SendMessage } from '../usecases/send-message.ts';
import { MESSAGE_BODY_LIMIT, messageForm, messageView, receiverParams } from './chat.schemas.ts';

export const sendMessageRoute = (sendMessage: SendMessage) =>
  route({
    method: 'POST',
    path: '/messages/send/:receiverId',
    access: 'member',
    summary: 'Send a message',
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
