/** The mail transport port: hands one finished mail to a mail server. */
export interface OutgoingMail {
  /** Without angle brackets; the same mail keeps the same id on every try. */
  messageId: string;
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
}

export interface MailTransport {
  /**
   * Resolves when the server accepted the mail.
   * @throws PermanentMailError when it refused for good; any other error may be tried again.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}

export class PermanentMailError extends Error {
  override readonly name = 'PermanentMailError';
}
