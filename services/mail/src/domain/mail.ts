import { createHash } from 'node:crypto';
import type { Locale } from '@kindred/chassis/http/locale';

export type TemplateName = 'verification' | 'reset-link' | 'password-notice' | 'contact-message';

/** What is needed to write a mail. It is stored sealed and dropped once the mail has gone. */
export type MailContent =
  | { template: 'verification' | 'reset-link'; to: string; locale: Locale; token: string }
  | { template: 'password-notice'; to: string; locale: Locale; changedAt: number }
  | { template: 'contact-message'; replyTo: string; message: string };

const digest = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

/** One event, one mail: its id is the mail's id, whatever is delivered again. */
export const mailIdOfEvent = (eventId: string): string => digest('event', eventId);

/** Mails of one kind about one member, newest counts; a hash, so the log names nobody. */
export const seriesOf = (template: TemplateName, subject: string): string => digest(template, subject);

export const CONTACT_REPEAT_MS = 10 * 60_000;

/** The same message within one window of ten minutes has the same id. */
export const contactMailId = (senderEmail: string, message: string, window: number): string =>
  digest('contact', senderEmail, message, window);
