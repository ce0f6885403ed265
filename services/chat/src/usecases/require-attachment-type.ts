import { AppError } from '@kindred/chassis/errors/app-error';
import { imageKindOf } from '@kindred/chassis/images/image-kind';
import { type AttachmentType, MAX_ATTACHMENT_BYTES } from '../domain/attachment.ts';
import { audioTypeOf } from '../domain/audio-type.ts';

const MEGABYTE = 1024 * 1024;

const isPdf = (bytes: Uint8Array): boolean =>
  /^%PDF-[12]\.\d/.test(Buffer.from(bytes.subarray(0, 8)).toString('latin1'));

/**
 * What a file is by its first bytes; its name and declared type count for nothing.
 * @throws AppError too-large `attachment-too-large`, unsupported-media `unknown-attachment`
 */
export function requireAttachmentType(bytes: Uint8Array): AttachmentType {
  const field = 'chatimage';
  if (bytes.length > MAX_ATTACHMENT_BYTES)
    throw new AppError('too-large', {
      code: 'attachment-too-large',
      field,
      params: { limit: MAX_ATTACHMENT_BYTES / MEGABYTE },
    });
  if (imageKindOf(bytes)) return { kind: 'image', contentType: 'image/webp' };
  if (isPdf(bytes)) return { kind: 'pdf', contentType: 'application/pdf' };
  const contentType = audioTypeOf(bytes);
  if (contentType) return { kind: 'audio', contentType };
  throw new AppError('unsupported-media', { code: 'unknown-attachment', field });
}
