// The file of a message, for who has a signed address of it that has not run out; participants alone get one. No event.
import { AppError } from '@kindred/chassis/errors/app-error';
import { route } from '@kindred/chassis/http/route';
import { downloadNameOf, isAttachmentFile } from '../domain/attachment.ts';
import type { FileLinks } from '../domain/file-links.ts';
import type { FilesStore } from '../store/files.store.ts';
import { fileAnswer, fileParams, fileQuery } from './chat.schemas.ts';

export const getFileRoute = (files: FilesStore, links: FileLinks) =>
  route({
    method: 'GET',
    path: '/media/chat/:file',
    access: 'public',
    summary: 'An attachment, by its signed address',
    rights: 'who holds a signed address of at most five minutes',
    errors: { 'not-found': ['not-found'] },
    params: fileParams,
    query: fileQuery,
    response: fileAnswer,
    async handle({ params: { file }, query: { expires, signature } }) {
      const privateSeconds = links.secondsLeft({ file, expires, signature });
      const isOurs = privateSeconds !== undefined && isAttachmentFile(file);
      const stored = isOurs ? await files.get(file) : undefined;
      if (!stored || !isOurs) throw new AppError('not-found', 'not-found');
      const downloadName = downloadNameOf(file);
      return { tag: file, ...stored, privateSeconds, ...(downloadName ? { downloadName } : {}) };
    },
  });
