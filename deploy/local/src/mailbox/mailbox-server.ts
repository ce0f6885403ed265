import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Clock, Ids } from '@kindred/chassis/ports/effects';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { MailboxStore } from './mailbox.store.ts';

export interface MailboxServer {
  /** Where to send mail: smtp://127.0.0.1:port */
  url: string;
  close(): Promise<void>;
}

const MAX_BYTES = 1_000_000;

async function keep(raw: Buffer, recipients: readonly string[], store: MailboxStore, clock: Clock, ids: Ids) {
  const mail = await PostalMime.parse(raw);
  for (const to of recipients) {
    await store.add({
      _id: ids.next(),
      messageId: mail.messageId ?? ids.next(),
      to: to.toLowerCase(),
      from: mail.from?.address ?? '',
      replyTo: mail.replyTo?.[0]?.address ?? null,
      subject: mail.subject ?? '',
      text: (mail.text ?? '').trimEnd(),
      html: mail.html ?? null,
      receivedAt: clock.now(),
    });
  }
}

/** A real SMTP server on loopback that keeps every mail in the data folder instead of sending it on. */
export async function startMailboxServer(
  store: MailboxStore,
  clock: Clock,
  ids: Ids,
): Promise<MailboxServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_BYTES,
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => keep(raw, recipients, store, clock, ids))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
