import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { createMailboxStore, type MailboxStore, mailboxSpecs } from '@kindred/local/mailbox/mailbox.store';
import { startMailboxServer } from '@kindred/local/mailbox/mailbox-server';
import { addMailboxRoutes } from '@kindred/local/ops/mailbox.routes';
import fastify, { type FastifyInstance } from 'fastify';

/** An SMTP server on loopback that keeps mails in `store`, and the page that shows them. */
export async function serveMailbox(store: MailboxStore) {
  const { clock, ids } = createSystemEffects();
  const smtp = await startMailboxServer(store, clock, ids);
  const app: FastifyInstance = fastify({ forceCloseConnections: true });
  addMailboxRoutes(app, store);
  await app.listen({ host: '127.0.0.1', port: 0 });
  // A TCP server that listens has such an address.
  const { port } = app.server.address() as AddressInfo;
  return {
    smtpUrl: smtp.url,
    url: `http://127.0.0.1:${port}`,
    async close() {
      await app.close();
      await smtp.close();
    },
  };
}
export type LocalMailbox = Awaited<ReturnType<typeof serveMailbox>>;

/** A mailbox in a folder of its own, gone when it is closed. */
export async function startLocalMailbox(): Promise<LocalMailbox> {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-mailbox-'));
  const documents = createEmbeddedDocuments({ path: join(folder, 'mailbox.sqlite') });
  await documents.ensure(mailboxSpecs);
  const served = await serveMailbox(createMailboxStore(documents));
  return {
    ...served,
    async close() {
      await served.close();
      await documents.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The mailbox whose addresses the environment gives. @throws Error naming what is missing */
export function givenMailbox(env: Readonly<Record<string, string | undefined>> = process.env): LocalMailbox {
  const { SMTP_URL: smtpUrl, MAILBOX_URL: url } = env;
  if (!smtpUrl || !url)
    throw new Error('SMTP_URL and MAILBOX_URL, the page that shows its mails, are missing');
  return { smtpUrl, url, close: async () => {} };
}
