// A fresh address of the file of a message, when the one in the message has run out; for its two participants. No event.
import { AppError } from '@kindred/chassis/errors/app-error';
import { route } from '@kindred/chassis/http/route';
import { fullFileOf } from '../domain/attachment.ts';
import type { FileLinks } from '../domain/file-links.ts';
import { requireParticipant } from '../domain/message-rights.ts';
import type { MessagesStore } from '../store/messages.store.ts';
import { fileLinkAnswer, messageParams } from './chat.schemas.ts';

export const getFileLinkRoute = (messages: Pick<MessagesStore, 'get'>, links: FileLinks) =>
  route({
    method: 'GET',
    path: '/messages/file/:messageId',
    access: 'member',
    summary: 'A fresh address of an attachment',
    rights: 'the two participants',
    errors: { 'not-found': ['not-found'] },
    params: messageParams,
    response: fileLinkAnswer,
    async handle({ caller, params }) {
      const { file } = requireParticipant(await messages.get(params.messageId), caller.userId);
      if (!file) throw new AppError('not-found', 'not-found');
      return {
        success: true as const,
        file: links.linkTo(fullFileOf(file)),
        expiresAt: new Date(links.expiresAt()).toISOString(),
      };
    },
  });
