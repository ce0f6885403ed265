import { block, closed, email, shownText } from '@kindred/chassis/http/schemas';
import { Type } from 'typebox';
import { CONTACT_SUBJECT } from '../templates/contact-message.template.ts';

export const contactBody = closed(
  {
    senderEmail: email(),
    subject: Type.Literal(CONTACT_SUBJECT),
    message: block(5_000, 1, 'I found a typo on your landing page.'),
    /** The trap: any filling is taken, so that it gives nothing away. */
    website: Type.Optional(Type.String({ maxLength: 2_000, examples: [''] })),
  },
  'ContactMessage',
);

export const contactAnswer = closed({ message: shownText('Email sent successfully') }, 'ContactAnswer');
