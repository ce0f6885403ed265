import { AppError } from '@kindred/chassis/errors/app-error';
import { isBlank } from '@kindred/chassis/http/text';
import type { Clock } from '@kindred/chassis/ports/effects';
import { CONTACT_REPEAT_MS, contactMailId } from '../domain/mail.ts';
import type { MailsStore } from '../store/mails.store.ts';
import type { EnqueueMail } from './enqueue-mail.ts';

export type SendContactMessage = (input: {
  senderEmail: string;
  message: string;
  /** A field people do not see; who fills it is no person. */
  website?: string | undefined;
}) => Promise<void>;

/** Keeps a visitor's message for us. The same one within ten minutes is kept once. @throws AppError invalid */
export const createSendContactMessage =
  (mails: MailsStore, enqueue: EnqueueMail, clock: Clock): SendContactMessage =>
  async ({ senderEmail, message, website = '' }) => {
    if (isBlank(message)) throw new AppError('invalid', { code: 'required', field: 'message' });
    if (website.trim() !== '') return;
    const window = Math.floor(clock.now() / CONTACT_REPEAT_MS);
    const earlier = await mails.get(contactMailId(senderEmail, message, window - 1));
    if (earlier && clock.now() - earlier.createdAt < CONTACT_REPEAT_MS) return;
    await enqueue(contactMailId(senderEmail, message, window), {
      template: 'contact-message',
      replyTo: senderEmail,
      message,
    });
  };
