// Writes to a contact; for connected members. Emits message.sent, and live newMessage, lastMessage, notification.
import { route } from '@kindred/chassis/http/route';
import type { SendMessage } from '../usecases/send-message.ts';
import { messageBody, messageView, receiverParams } from './chat.schemas.ts';

export const sendMessageRoute = (sendMessage: SendMessage) =>
  route({
    method: 'POST',
    path: '/messages/send/:receiverId',
    access: 'member',
    summary: 'Send a message',
    params: receiverParams,
    body: messageBody,
    multipart: true,
    status: 201,
    response: messageView,
    handle: ({ caller, params, body, idempotencyKey }) =>
      sendMessage({
        senderId: caller.userId,
        receiverId: params.receiverId,
        text: body.message,
        idempotencyKey,
      }),
  });
