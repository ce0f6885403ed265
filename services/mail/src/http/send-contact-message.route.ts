// Takes a visitor's message to us from the contact form, for anyone. Emits nothing; the mail is stored before the answer.
import type { Locale } from '@kindred/chassis/http/locale';
import { route } from '@kindred/chassis/http/route';
import type { SendContactMessage } from '../usecases/send-contact-message.ts';
import { contactAnswer, contactBody } from './contact.schemas.ts';

const sent: Readonly<Record<Locale, string>> = {
  en: 'Email sent successfully',
  de: 'E-Mail erfolgreich gesendet',
};

export const sendContactMessageRoute = (sendContactMessage: SendContactMessage) =>
  route({
    method: 'POST',
    path: '/send-email/user-specific',
    access: 'public',
    summary: 'Send us a message',
    body: contactBody,
    response: contactAnswer,
    async handle({ body, locale }) {
      await sendContactMessage(body);
      return { message: sent[locale] };
    },
  });
