import nodemailer from 'nodemailer';
import { type MailTransport, type OutgoingMail, PermanentMailError } from '../ports/mail-transport.ts';

export interface SmtpTransportOptions {
  /** smtp://user:password@host:port, or smtps:// for TLS from the first byte. */
  url: string;
  /** Refuse servers without STARTTLS. */
  requiresTls?: boolean;
  /** For connecting and for each answer of the server. */
  timeoutMs?: number;
  maxConnections?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_CONNECTIONS = 5;
const MAX_HEADER_LENGTH = 500;
const ADDRESS = /^[^\s"(),:;<>@[\\\]\p{Cc}]{1,64}@[^\s"(),:;<>@[\\\]\p{Cc}]{1,255}$/u;
const SENDER = /^(?:[^"(),:;<>@[\\\]\p{Cc}]{1,100} <([^<>]+)>|([^<>]+))$/u;
const FIRST_PERMANENT_REPLY = 500;
/** Where the server speaks of this one mail. Earlier, to a password or a sender, its 5xx is about us, and may be mended. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);
/** 530, 534, 535, 538: first tell who you are. */
const WANTS_LOGIN = /^53/;

function requireAddress(value: string, field: string): string {
  if (!ADDRESS.test(value)) throw new PermanentMailError(`${field} is not one plain address`);
  return value;
}

/** Nothing that could end a header line or start another one. */
function requireLine(value: string, field: string): string {
  if (/\p{Cc}/u.test(value) || value.length > MAX_HEADER_LENGTH)
    throw new PermanentMailError(`${field} does not fit into one header line`);
  return value;
}

function senderOf(from: string): string {
  const match = SENDER.exec(requireLine(from, 'from'));
  return requireAddress(match?.[1] ?? match?.[2] ?? '', 'from');
}

function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error)) return false;
  const reply = String(error.responseCode);
  if (WANTS_LOGIN.test(reply)) return false;
  return ABOUT_THE_MAIL.has(String(error.command)) && Number(reply) >= FIRST_PERMANENT_REPLY;
}

function composed({ messageId, from, to, replyTo, subject, text, html }: OutgoingMail) {
  return {
    messageId: `<${requireAddress(messageId, 'messageId')}>`,
    from,
    to: { name: '', address: requireAddress(to, 'to') },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: requireAddress(replyTo, 'replyTo') } }),
    subject: requireLine(subject, 'subject'),
    text,
    ...(html === undefined ? {} : { html }),
    envelope: { from: senderOf(from), to: [to] },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Sends over SMTP with a pool of connections, made when needed. Logs nothing; tries each mail once, the caller decides about more. */
export function createSmtpTransport(options: SmtpTransportOptions): MailTransport {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const limits = {
    pool: true,
    maxConnections: options.maxConnections ?? DEFAULT_CONNECTIONS,
    // A second try inside the library could send a mail twice without our knowing.
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    requireTLS: options.requiresTls ?? false,
    logger: false,
    url: options.url,
  } as const;
  const transporter = nodemailer.createTransport(limits);

  return {
    async send(mail) {
      try {
        await transporter.sendMail(composed(mail));
      } catch (error) {
        if (!isPermanent(error)) throw error;
        throw new PermanentMailError('the mail server refused the mail', { cause: error });
      }
    },
    close: async () => transporter.close(),
  };
}
