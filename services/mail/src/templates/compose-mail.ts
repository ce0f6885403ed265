import type { OutgoingMail } from '@kindred/chassis/ports/mail-transport';
import type { MailContent } from '../domain/mail.ts';
import { CONTACT_SUBJECT, contactText } from './contact-message.template.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { offerAppliedLetter } from './offer-applied.template.ts';
import { offerDeletedLetter } from './offer-deleted.template.ts';
import { passwordNoticeLetter } from './password-notice.template.ts';
import { resetLinkLetter } from './reset-link.template.ts';
import { verificationLetter } from './verification.template.ts';

export interface ComposeOptions {
  publicUrl: string;
  from: string;
  contactRecipient: string;
}

export type ComposedMail = Omit<OutgoingMail, 'messageId'>;

function letterOf(content: Exclude<MailContent, { template: 'contact-message' }>, publicUrl: string): Letter {
  const { template, locale } = content;
  switch (template) {
    case 'verification':
      return verificationLetter(publicUrl, locale, content.token);
    case 'reset-link':
      return resetLinkLetter(publicUrl, locale, content.token);
    case 'offer-applied':
      return offerAppliedLetter(publicUrl, locale, content);
    case 'offer-deleted':
      return offerDeletedLetter(publicUrl, locale, content.title);
    case 'password-notice':
      return passwordNoticeLetter(publicUrl, locale, content.changedAt);
    default:
      return template satisfies never;
  }
}

/** Writes a mail. Recipient and sender of a visitor's message are ours; the visitor is only in Reply-To. */
export const createComposeMail =
  ({ publicUrl, from, contactRecipient }: ComposeOptions) =>
  (content: MailContent): ComposedMail => {
    if (content.template === 'contact-message') {
      const { replyTo, message } = content;
      return {
        from,
        to: contactRecipient,
        replyTo,
        subject: CONTACT_SUBJECT,
        text: contactText(replyTo, message),
      };
    }
    const letter = letterOf(content, publicUrl);
    return {
      from,
      to: content.to,
      subject: letter.subject,
      text: letterText(letter),
      html: letterHtml(letter),
    };
  };
