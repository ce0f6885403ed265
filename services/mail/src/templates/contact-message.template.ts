/** The one subject the contact form sends (SPEC "Landing page"). */
export const CONTACT_SUBJECT = 'User Message to DEVs';

/** A visitor's message as we read it: plain text, nothing in it can act. */
export const contactText = (senderEmail: string, message: string): string =>
  `${message}\n\n-- \nWritten by ${senderEmail} in the contact form. A reply goes there.\n`;
