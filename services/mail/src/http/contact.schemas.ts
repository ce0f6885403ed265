import { block, closed, email } from '@kindred/chassis/http/schemas';
import { Type } from 'typebox';
import { CONTACT_SUBJECT } from '../templates/contact-message.template.ts';

export const contactBody = closed(
  {
    senderEmail: email(),
    subject: Type.Literal(CONTACT_SUBJECT),
    message: block(5_000, 1),
    /** The trap: any filling is taken, so that it gives nothing away. */
    website: Type.Optional(Type.String({ maxLength: 2_000 })),
  },
  'ContactMessage',
);

export const contactAnswer = closed({ message: Type.String() }, 'ContactAnswer');
