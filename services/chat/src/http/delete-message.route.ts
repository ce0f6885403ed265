// Takes an own message back, text and file, for both. Emits message.deleted, and live messageDeleted, lastMessage.
import { route } from '@kindred/chassis/http/route';
import type { DeleteMessage } from '../usecases/delete-message.ts';
import { deletedAnswer, messageParams } from './chat.schemas.ts';

export const deleteMessageRoute = (deleteMessage: DeleteMessage) =>
  route({
    method: 'DELETE',
    path: '/messages/delete/:messageId',
    access: 'member',
    summary: 'Delete an own message',
    rights: 'the sender',
    errors: { forbidden: ['not-your-message'], 'not-found': ['not-found'] },
    params: messageParams,
    response: deletedAnswer,
    handle: async ({ caller, params }) => ({
      success: true as const,
      message: await deleteMessage(caller.userId, params.messageId),
    }),
  });
