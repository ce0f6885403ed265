/** One spelling per mailbox: what is stored, compared and counted. */
export const normalizeEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase();
