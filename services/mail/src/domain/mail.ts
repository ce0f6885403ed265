import { createHash } from 'node:crypto';
import type { Locale } from '@kindred/chassis/http/locale';

export type TemplateName =
  | 'verification'
  | 'reset-link'
  | 'password-notice'
  | 'offer-applied'
  | 'offer-deleted'
  | 'contact-message';

/** News about an offer: never what somebody wrote beside its title. */
export interface OfferNotice {
  template: 'offer-applied' | 'offer-deleted';
  offerId: string;
  title: string;
}

/** Where a member reads mail. */
export interface Address {
  to: string;
  locale: Locale;
}

/** What is needed to write a mail. */
export type MailContent =
  | (OfferNotice & Address)
  | { template: 'verification' | 'reset-link'; to: string; locale: Locale; token: string }
  | { template: 'password-notice'; to: string; locale: Locale; changedAt: number }
  | { template: 'contact-message'; replyTo: string; message: string };

/** As it is stored, sealed, until the mail has gone: the address of a notice is looked up when it is sent. */
export type StoredContent = MailContent | OfferNotice;

const digest = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

/** One event, one mail: its id is the mail's id, whatever is delivered again. */
export const mailIdOfEvent = (eventId: string): string => digest('event', eventId);

/** Mails of one kind about one member, newest counts; a hash, so the log names nobody. */
export const seriesOf = (template: TemplateName, subject: string): string => digest(template, subject);

/** Names a member in the log without naming them. */
export const recipientKeyOf = (userId: string): string => digest('recipient', userId);

/** One mail per applicant and offer that was taken back. */
export const offerEndMailId = (offerId: string, recipient: string): string =>
  digest('offer-deleted', offerId, recipient);

export const CONTACT_REPEAT_MS = 10 * 60_000;

/** The same message within one window of ten minutes has the same id. */
export const contactMailId = (senderEmail: string, message: string, window: number): string =>
  digest('contact', senderEmail, message, window);
