// Changes the text of an own message, while the two are connected. Emits message.updated, and live messageUpdate, lastMessage.
import { route } from '@kindred/chassis/http/route';
import type { EditMessage } from '../usecases/edit-message.ts';
import { messageEdit, messageParams, messageView } from './chat.schemas.ts';

export const updateMessageRoute = (editMessage: EditMessage) =>
  route({
    method: 'PUT',
    path: '/messages/update/:messageId',
    access: 'member',
    summary: 'Edit an own message',
    rights: 'the sender, while connected',
    errors: {
      invalid: ['message-required'],
      forbidden: ['not-your-message', 'not-connected'],
      'not-found': ['not-found'],
      conflict: ['message-deleted'],
    },
    params: messageParams,
    body: messageEdit,
    response: messageView,
    handle: ({ caller, params, body }) =>
      editMessage({ callerId: caller.userId, messageId: params.messageId, text: body.message }),
  });
