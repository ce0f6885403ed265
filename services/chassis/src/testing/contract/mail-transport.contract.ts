import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailTransport, type OutgoingMail, PermanentMailError } from '../../ports/mail-transport.ts';
import { freshName } from './fresh-name.ts';

/** A mail as the server received it. */
export interface ReceivedMail {
  sender: string;
  recipients: readonly string[];
  /** Head and body as they came over the wire. */
  raw: string;
}

export interface MailTransportHarness {
  transport: MailTransport;
  /** What the server accepted, oldest first. */
  received(): readonly ReceivedMail[];
  /** How the server answers from now on. */
  answer(how: 'accept' | 'refuse-recipient' | 'refuse-content' | 'try-later'): void;
  close(): Promise<void>;
}

const aMail = (over: Partial<OutgoingMail> = {}): OutgoingMail => ({
  messageId: `${freshName('mail')}@kindred.example`,
  from: 'Kindred <hello@kindred.example>',
  to: 'someone@members.example',
  subject: 'Welcome',
  text: 'Hello there',
  ...over,
});

const inHeaders: [string, Partial<OutgoingMail>][] = [
  ['a new line in the subject', { subject: 'Hello\r\nBcc: thief@evil.example' }],
  ['a bare line feed in the subject', { subject: 'Hello\nBcc: thief@evil.example' }],
  ['a list as recipient', { to: 'a@members.example, thief@evil.example' }],
  ['a named recipient', { to: '"thief@evil.example" <a@members.example>' }],
  ['a new line in the recipient', { to: 'a@members.example\r\nBcc: thief@evil.example' }],
  ['a group as reply address', { replyTo: 'group: thief@evil.example;' }],
  ['a new line in the reply address', { replyTo: 'a@members.example\r\nBcc: thief@evil.example' }],
  ['a new line in the sender', { from: 'Kindred\r\nBcc: thief@evil.example <hello@kindred.example>' }],
  ['a bracket in the id', { messageId: 'x>\r\nBcc: thief@evil.example' }],
];

/** What every adapter of the mail transport port does, against a server that the harness controls. */
export function mailTransportContract(name: string, make: () => Promise<MailTransportHarness>): void {
  describe(`mail transport: ${name}`, () => {
    let harness: MailTransportHarness;
    beforeAll(async () => {
      harness = await make();
    });
    beforeEach(() => harness.answer('accept'));
    afterAll(() => harness?.close());

    const receivedWith = (id: string): ReceivedMail[] =>
      harness.received().filter(({ raw }) => raw.includes(`Message-ID: <${id}>`));
    const headOf = (mail: ReceivedMail | undefined): string => mail?.raw.split('\r\n\r\n')[0] ?? '';

    test('a mail reaches its one recipient with sender, reply address, subject, text and HTML', async () => {
      const mail = aMail({ replyTo: 'visitor@elsewhere.example', html: '<p>Hello <b>there</b></p>' });
      await harness.transport.send(mail);
      const [received, ...others] = receivedWith(mail.messageId);
      expect(others).toEqual([]);
      expect(received).toMatchObject({
        sender: 'hello@kindred.example',
        recipients: ['someone@members.example'],
      });
      expect(headOf(received)).toMatch(/^From: Kindred <hello@kindred\.example>$/m);
      expect(headOf(received)).toMatch(/^Reply-To: visitor@elsewhere\.example$/m);
      expect(headOf(received)).toMatch(/^Subject: Welcome$/m);
      expect(received?.raw).toContain('Hello there');
      expect(received?.raw).toContain('<p>Hello <b>there</b></p>');
    });

    test('a subject beyond ASCII arrives encoded and whole', async () => {
      const mail = aMail({ subject: 'Grüße 😀 an Zoë' });
      await harness.transport.send(mail);
      const encoded =
        /^Subject: ((?:.|\r\n[ \t])+)/m.exec(headOf(receivedWith(mail.messageId)[0]))?.[1] ?? '';
      const words = [...encoded.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)].map(([, kind = '', text = '']) =>
        kind.toUpperCase() === 'B'
          ? Buffer.from(text, 'base64')
          : Buffer.from(
              text
                .replaceAll('_', ' ')
                .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
              'latin1',
            ),
      );
      expect(Buffer.concat(words).toString('utf8')).toBe(mail.subject);
    });

    test('the same mail sent twice carries the same id', async () => {
      const mail = aMail();
      await harness.transport.send(mail);
      await harness.transport.send(mail);
      expect(receivedWith(mail.messageId).length).toBe(2);
    });

    test.each(['refuse-recipient', 'refuse-content'] as const)('%s is for good', async (how) => {
      harness.answer(how);
      await expect(harness.transport.send(aMail())).rejects.toThrow(PermanentMailError);
    });

    test('a refusal for now may be tried again, and then works', async () => {
      const mail = aMail();
      harness.answer('try-later');
      const refused = await harness.transport.send(mail).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(Error);
      expect(refused).not.toBeInstanceOf(PermanentMailError);
      harness.answer('accept');
      await harness.transport.send(mail);
      expect(receivedWith(mail.messageId).length).toBe(1);
    });

    test.each(inHeaders)('%s is refused for good and nothing is sent', async (_, over) => {
      const before = harness.received().length;
      await expect(harness.transport.send(aMail(over))).rejects.toThrow(PermanentMailError);
      expect(harness.received().length).toBe(before);
    });

    test('30 mails at once arrive once each', async () => {
      const mails = Array.from({ length: 30 }, () => aMail());
      await Promise.all(mails.map((mail) => harness.transport.send(mail)));
      for (const { messageId } of mails) expect(receivedWith(messageId).length).toBe(1);
    });
  });
}
