import { AppError } from '@kindred/chassis/errors/app-error';
import { escapeHtml } from '@kindred/chassis/http/escape-html';
import type { FastifyInstance } from 'fastify';
import type { MailboxStore, StoredMail } from '../mailbox/mailbox.store.ts';
import { page } from './html.ts';

const isoTime = (at: number): string => new Date(at).toISOString();
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const timeHtml = (at: number): string => `<time datetime="${isoTime(at)}">${dates.format(at)} UTC</time>`;

const toJson = (mail: StoredMail) => ({
  id: mail._id,
  to: mail.to,
  from: mail.from,
  replyTo: mail.replyTo,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  date: isoTime(mail.receivedAt),
});

const listItem = (mail: StoredMail): string =>
  `<li><a href="/mailbox/${mail._id}">${escapeHtml(mail.subject)}</a><br><span class="soft">to ${escapeHtml(mail.to)} · ${timeHtml(mail.receivedAt)}</span></li>`;

function listPage(mails: readonly StoredMail[], to: string): string {
  const filter = `<form><p><label>To <input name="to" type="search" value="${escapeHtml(to)}"></label></p></form>`;
  const list = mails.length > 0 ? `<ul>${mails.map(listItem).join('')}</ul>` : '<p>No mail yet.</p>';
  return page('Mailbox · Kindred', `<h1>Mailbox</h1>${filter}${list}`);
}

function mailPage(mail: StoredMail): string {
  const rows = [
    ['From', mail.from],
    ['To', mail.to],
    ...(mail.replyTo ? [['Reply-To', mail.replyTo]] : []),
  ].map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  rows.push(`<dt>Received</dt><dd>${timeHtml(mail.receivedAt)}</dd>`);
  const links = [...mail.text.matchAll(/https?:\/\/\S+/g)].map(
    ([url]) => `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`,
  );
  const html = mail.html
    ? `<iframe title="The mail as sent" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(mail.html)}"></iframe>`
    : '';
  return page(
    mail.subject,
    `<p><a href="/mailbox">Mailbox</a></p><h1>${escapeHtml(mail.subject)}</h1><dl>${rows.join('')}</dl>${links.join('')}${html}<pre>${escapeHtml(mail.text)}</pre>`,
  );
}

/** The local mailbox: pages for people, one JSON list for tests. Only on the ops listener, only in this mode. */
export function addMailboxRoutes(app: FastifyInstance, store: MailboxStore): void {
  const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

  app.get<{ Querystring: { to?: unknown } }>('/mailbox/messages', async (request) => {
    const to = asText(request.query.to);
    return { messages: (await store.list(to === '' ? undefined : to)).map(toJson) };
  });
  app.get<{ Querystring: { to?: unknown } }>('/mailbox', async (request, reply) => {
    const to = asText(request.query.to);
    reply.type('text/html; charset=utf-8');
    return listPage(await store.list(to === '' ? undefined : to), to);
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const mail = await store.find(request.params.id);
    if (!mail) throw new AppError('not-found', 'not-found');
    reply.type('text/html; charset=utf-8');
    return mailPage(mail);
  });
}
