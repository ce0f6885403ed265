import { serveMailbox } from '@kindred/engines/testing/local-mailbox';
import type { MailboxStore, StoredMail } from '@kindred/local/mailbox/mailbox.store';

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
  return {
    ...(await serveMailbox(store)),
    mails: () => kept.size,
    /** Mails that arrived again under the same Message-ID. */
    repeats: () => [...arrivals.values()].reduce((sum, count) => sum + count - 1, 0),
  };
}
