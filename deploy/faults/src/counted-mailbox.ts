import type { AddressInfo } from 'node:net';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import type { MailboxStore, StoredMail } from '@kindred/local/mailbox/mailbox.store';
import { startMailboxServer } from '@kindred/local/mailbox/mailbox-server';
import { addMailboxRoutes } from '@kindred/local/ops/mailbox.routes';
import fastify from 'fastify';

/** A mail server outside the faults: keeps a mail once per Message-ID and counts how often each arrived. */
export async function startCountedMailbox() {
  const kept = new Map<string, StoredMail>();
  const arrivals = new Map<string, number>();
  const list = (to: string | undefined): StoredMail[] =>
    [...kept.values()].filter((mail) => to === undefined || mail.to === to).reverse();
  const store: MailboxStore = {
    async add(mail) {
      const id = `${mail.messageId} ${mail.to}`;
      arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
      if (!kept.has(id)) kept.set(id, mail);
    },
    list: async (to) => list(to?.toLowerCase()),
    find: async (id) => list(undefined).find(({ _id }) => _id === id),
  };
  const { clock, ids } = createSystemEffects();
  const smtp = await startMailboxServer(store, clock, ids);
  const app = fastify({ forceCloseConnections: true });
  addMailboxRoutes(app, store);
  await app.listen({ host: '127.0.0.1', port: 0 });
  // A TCP server that listens has such an address.
  const { port } = app.server.address() as AddressInfo;
  return {
    smtpUrl: smtp.url,
    url: `http://127.0.0.1:${port}`,
    mails: () => kept.size,
    /** Mails that arrived again under the same Message-ID. */
    repeats: () => [...arrivals.values()].reduce((sum, count) => sum + count - 1, 0),
    async close() {
      await app.close();
      await smtp.close();
    },
  };
}
