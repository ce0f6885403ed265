import { createTransport } from 'nodemailer';
import { type MailTransport, PermanentMailError } from '../ports/mail-transport.ts';

export interface SmtpOptions {
  /** smtp://host:port or smtps://user:password@host:port */
  url: string;
}

const TIMEOUT_MS = 10_000;

const isPermanent = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** Hands mail to an SMTP server over a small pool of connections. */
export function createSmtpTransport({ url }: SmtpOptions): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const transport = createTransport({
    pool: true,
    maxConnections: 3,
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 25),
    secure: protocol === 'smtps:',
    ignoreTLS: protocol === 'smtp:' && hostname === '127.0.0.1',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, from, to, replyTo, subject, text, html }) {
      try {
        await transport.sendMail({ messageId: `<${messageId}>`, from, to, replyTo, subject, text, html });
      } catch (error) {
        if (isPermanent(error)) throw new PermanentMailError('the mail server refused the mail');
        throw error;
      }
    },
    close: async () => transport.close(),
  };
}
