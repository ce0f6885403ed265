import { describe, expect, it } from 'vitest';
import type { MailContent } from '../domain/mail.ts';
import { createComposeMail } from './compose-mail.ts';

const publicUrl = 'https://kindred.example';
const compose = createComposeMail({
  publicUrl,
  from: 'Kindred <hello@kindred.example>',
  contactRecipient: 'founders@kindred.example',
});
const to = 'mira@example.com';
const token = 'a'.repeat(43);
const offerId = 'b'.repeat(24);

const letters: readonly MailContent[] = (['en', 'de'] as const).flatMap((locale): MailContent[] => [
  { template: 'verification', to, locale, token },
  { template: 'reset-link', to, locale, token },
  { template: 'password-notice', to, locale, changedAt: Date.UTC(2026, 10, 21, 14, 5) },
  { template: 'offer-applied', to, locale, offerId, title: 'Paint a boat' },
  { template: 'offer-deleted', to, locale, offerId, title: 'Paint a boat' },
]);

describe.each(letters)('$template in $locale', (content) => {
  const { subject, text, html = '', ...mail } = compose(content);

  it('goes from us to the member alone', () => {
    expect(mail).toEqual({ from: 'Kindred <hello@kindred.example>', to });
  });

  it('has a subject of one short line', () => {
    expect(subject).toMatch(/^\P{Cc}{10,60}$/u);
  });

  it('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(
      /<(?:img|link|script|iframe|form|table|svg)|@import|@font-face|url\(|srcset|\son\w+=/i,
    );
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url);
    expect(addresses.every((url) => url?.startsWith(publicUrl))).toBe(true);
  });

  it('says the same in text and in HTML', () => {
    const visible = html.replaceAll(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll('&#39;', "'");
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('--'));
    const missing = lines.filter(
      (line) => !visible.toLowerCase().includes(line.replace(/:$/, '').toLowerCase()),
    );
    expect(missing.filter((line) => !line.startsWith('Kindred. '))).toEqual([]);
  });

  it('tells its language, keeps dark mode readable and is plain in tone', () => {
    expect(html).toContain(`<html lang="${'locale' in content ? content.locale : ''}">`);
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(text).not.toContain('!');
  });
});

it('offers the confirmation as a link and as a code to paste', () => {
  const { text, html } = compose({ template: 'verification', to, locale: 'en', token });
  for (const body of [text, html]) expect(body).toContain(`${publicUrl}/email-confirmation/${token}`);
  expect(text.split('\n')).toContain(token);
  expect(html).toContain(`>${token}</p>`);
});

it('leads to the reset page', () => {
  const { text } = compose({ template: 'reset-link', to, locale: 'de', token });
  expect(text).toContain(`${publicUrl}/resetpassword/${token}`);
});

it('names the time of a change in words of the language', () => {
  const at = { template: 'password-notice', to, changedAt: Date.UTC(2026, 10, 21, 14, 5) } as const;
  expect(compose({ ...at, locale: 'en' }).text).toContain('21 November 2026 at 14:05 (UTC)');
  expect(compose({ ...at, locale: 'de' }).text).toContain('21. November 2026 um 14:05 (UTC)');
});

it.each(['en', 'de'] as const)('names the offer and leads to it (%s)', (locale) => {
  const notice = { to, locale, offerId, title: 'Paint <b>a</b> boat' } as const;
  const applied = compose({ template: 'offer-applied', ...notice });
  expect(applied.text).toContain('Paint <b>a</b> boat');
  expect(applied.text).toContain(`${publicUrl}/E?offer=${offerId}`);
  expect(applied.html).toContain('Paint &lt;b&gt;a&lt;/b&gt; boat');
  const deleted = compose({ template: 'offer-deleted', ...notice });
  expect(deleted.text).toContain('Paint <b>a</b> boat');
  expect(deleted.html).not.toContain('<b>a');
});

it('escapes every value', () => {
  const { html } = compose({ template: 'verification', to, locale: 'en', token: `"><b x='1'>&` });
  expect(html).not.toContain('<b x');
  expect(html).toContain('&quot;&gt;&lt;b x=&#39;1&#39;&gt;&amp;');
});

it('hands a message to us on as inert text, the visitor only in Reply-To', () => {
  const message = 'Hello <b>you</b>\nBcc: all@example.com';
  const mail = compose({ template: 'contact-message', replyTo: 'vera@example.com', message });
  expect(mail).toEqual({
    from: 'Kindred <hello@kindred.example>',
    to: 'founders@kindred.example',
    replyTo: 'vera@example.com',
    subject: 'User Message to DEVs',
    text: expect.stringContaining(message),
  });
});
