import type { Clock, Ids } from '@kindred/chassis/ports/effects';
import {
  type MailTransport,
  type OutgoingMail,
  PermanentMailError,
} from '@kindred/chassis/ports/mail-transport';
import type { Logger } from 'pino';
import type { MailContent } from '../domain/mail.ts';
import { retryDelayMs } from '../domain/retry-delay.ts';
import type { ContentSeal } from '../store/content-seal.ts';
import type { MailDocument, MailsStore } from '../store/mails.store.ts';

export interface SendDueMailsDeps {
  mails: MailsStore;
  seal: ContentSeal;
  transport: MailTransport;
  compose(content: MailContent): Omit<OutgoingMail, 'messageId'>;
  clock: Clock;
  ids: Ids;
  logger: Logger;
}

/** Longer than a mail server takes to answer: a held mail is taken over only when its sender is gone. */
const LEASE_MS = 5 * 60_000;

/** Sends everything that is due. A crash right after the server accepted sends once more, under the same Message-ID. */
export function createSendDueMails(deps: SendDueMailsDeps): () => Promise<void> {
  const { mails, seal, transport, compose, clock, ids, logger } = deps;

  const send = async (mail: MailDocument, lease: string): Promise<void> => {
    const { _id: id, template, tries, messageId, sealed } = mail;
    if (sealed === undefined) return mails.settle(id, lease, 'failed', clock.now());
    try {
      await transport.send({ ...compose(seal.open(sealed)), messageId });
    } catch (error) {
      // A server's reply may repeat the address: only its kind is logged.
      const cause = error instanceof Error ? error.name : 'unknown';
      if (error instanceof PermanentMailError) {
        logger.error({ mail: id, template, tries, cause }, 'mail refused for good');
        return mails.settle(id, lease, 'failed', clock.now());
      }
      logger.warn({ mail: id, template, tries, cause }, 'mail waits for another try');
      return mails.postpone(id, lease, clock.now() + retryDelayMs(tries));
    }
    await mails.settle(id, lease, 'sent', clock.now());
  };

  return async () => {
    for (;;) {
      const lease = ids.next();
      const mail = await mails.takeDue(clock.now(), lease, clock.now() + LEASE_MS);
      if (!mail) return;
      await send(mail, lease);
    }
  };
}
