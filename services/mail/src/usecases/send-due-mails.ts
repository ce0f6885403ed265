import type { Clock, Ids } from '@kindred/chassis/ports/effects';
import {
  type MailTransport,
  type OutgoingMail,
  PermanentMailError,
} from '@kindred/chassis/ports/mail-transport';
import type { Logger } from 'pino';
import type { MailContent, OfferNotice, StoredContent } from '../domain/mail.ts';
import { isSilent, type Recipient } from '../domain/recipient.ts';
import { retryDelayMs } from '../domain/retry-delay.ts';
import type { ContentSeal } from '../store/content-seal.ts';
import type { MailDocument, MailsStore } from '../store/mails.store.ts';
import type { RecipientsStore } from '../store/recipients.store.ts';

export interface SendDueMailsDeps {
  mails: MailsStore;
  recipients: Pick<RecipientsStore, 'get' | 'addressOf'>;
  seal: ContentSeal<StoredContent>;
  transport: MailTransport;
  compose(content: MailContent): Omit<OutgoingMail, 'messageId'>;
  clock: Clock;
  ids: Ids;
  logger: Logger;
  count(outcome: MailOutcome): void;
}

export const mailOutcomes = ['sent', 'postponed', 'failed'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

/** Longer than a mail server takes to answer: a held mail is taken over only when its sender is gone. */
const LEASE_MS = 5 * 60_000;

/** As many as the transport keeps connections. */
const AT_ONCE = 5;

/** Sends everything that is due. A crash right after the server accepted sends once more, under the same Message-ID. */
export function createSendDueMails(deps: SendDueMailsDeps): () => Promise<void> {
  const { mails, recipients, seal, transport, compose, clock, ids, logger, count } = deps;

  const giveUp = (mail: MailDocument, lease: string, cause: string): Promise<void> => {
    const { _id: id, template, tries } = mail;
    logger.error({ mail: id, template, tries, cause }, 'mail given up');
    count('failed');
    return mails.settle(id, lease, 'failed', clock.now());
  };

  const addressed = (notice: OfferNotice, recipient: Recipient | undefined): MailContent | undefined => {
    const address = recipient && recipients.addressOf(recipient);
    return address && { ...notice, ...address };
  };

  const postpone = (mail: MailDocument, lease: string, cause: string): Promise<void> => {
    const { _id: id, template, tries, giveUpAt } = mail;
    const nextTryAt = clock.now() + retryDelayMs(tries);
    if (nextTryAt >= giveUpAt) return giveUp(mail, lease, cause);
    logger.warn({ mail: id, template, tries, cause }, 'mail waits for another try');
    count('postponed');
    return mails.postpone(id, lease, nextTryAt);
  };

  const send = async (mail: MailDocument, lease: string): Promise<void> => {
    if (clock.now() >= mail.giveUpAt) return giveUp(mail, lease, 'too late');
    const stored = seal.open(mail.sealed ?? '');
    if (!stored) return giveUp(mail, lease, 'unreadable');
    const recipient = mail.recipient === undefined ? undefined : await recipients.get(mail.recipient);
    if (isSilent(recipient)) return mails.settle(mail._id, lease, 'failed', clock.now());
    // Of a registration whose event is on the way the address is not known yet.
    const content = 'to' in stored || 'replyTo' in stored ? stored : addressed(stored, recipient);
    if (!content) return postpone(mail, lease, 'no address');
    try {
      await transport.send({ ...compose(content), messageId: mail.messageId });
    } catch (error) {
      // A server's reply may repeat the address: only its kind is logged.
      const cause = error instanceof Error ? error.name : 'unknown';
      const settle = error instanceof PermanentMailError ? giveUp : postpone;
      return settle(mail, lease, cause);
    }
    await mails.settle(mail._id, lease, 'sent', clock.now());
    count('sent');
  };

  return async () => {
    const inHand = new Set<Promise<void>>();
    try {
      for (;;) {
        const lease = ids.next();
        const mail = await mails.takeDue(clock.now(), lease, clock.now() + LEASE_MS);
        if (!mail) break;
        const sending = send(mail, lease).finally(() => inHand.delete(sending));
        inHand.add(sending);
        if (inHand.size >= AT_ONCE) await Promise.race(inHand);
      }
      await Promise.all(inHand);
    } finally {
      await Promise.allSettled(inHand);
    }
  };
}
