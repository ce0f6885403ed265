import type { ErrorTexts } from '@kindred/chassis/http/error-texts';

export const contactTexts: ErrorTexts = {
  labels: {
    senderEmail: { en: 'Email', de: 'E-Mail' },
    subject: { en: 'Subject', de: 'Betreff' },
    message: { en: 'Message', de: 'Nachricht' },
  },
};
