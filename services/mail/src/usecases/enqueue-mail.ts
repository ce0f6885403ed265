import type { ReceivedEvent } from '@kindred/chassis/events/event';
import type { Clock } from '@kindred/chassis/ports/effects';
import { worthSendingMs } from '../domain/lifetimes.ts';
import { mailIdOfEvent, recipientKeyOf, type StoredContent, seriesOf } from '../domain/mail.ts';
import type { ContentSeal } from '../store/content-seal.ts';
import type { MailDocument, MailsStore } from '../store/mails.store.ts';

/** What is behind a mail: whom it is for, and the event it tells of. */
interface MailSource {
  recipient: string;
  series?: string;
  sourceVersion?: number;
  occurredAt?: number;
}

/** `userId` is whom the mail is for; who the event is about when absent. */
export type EnqueueForEvent = (
  event: ReceivedEvent,
  content: StoredContent,
  userId?: string,
) => Promise<void>;
/** Answers false when a mail with this id is there already. */
export type EnqueueMail = (id: string, content: StoredContent, source?: MailSource) => Promise<boolean>;

/** Stores a mail as due; `host` makes its Message-ID, the same on every try. */
export const createEnqueueMail =
  (
    mails: MailsStore,
    seal: ContentSeal<StoredContent>,
    clock: Clock,
    host: string,
    wake: () => void,
  ): EnqueueMail =>
  async (id, content, source) => {
    const now = clock.now();
    const { occurredAt = now, ...origin } = source ?? {};
    const mail: MailDocument = {
      _id: id,
      template: content.template,
      state: 'due',
      tries: 0,
      nextTryAt: now,
      giveUpAt: occurredAt + worthSendingMs[content.template],
      messageId: `${id}@${host}`,
      sealed: seal.close(content),
      ...origin,
      createdAt: now,
    };
    const isNew = await mails.add(mail);
    if (isNew) wake();
    return isNew;
  };

/** One mail per event; an event older than the last mail of its kind brings nothing new. */
export const createEnqueueForEvent =
  (mails: MailsStore, enqueue: EnqueueMail): EnqueueForEvent =>
  async (event, content, userId = event.subject) => {
    const series = seriesOf(content.template, event.subject);
    const newest = await mails.newestOf(series);
    if (newest?.sourceVersion !== undefined && newest.sourceVersion >= event.version) return;
    await enqueue(mailIdOfEvent(event.id), content, {
      recipient: recipientKeyOf(userId),
      series,
      sourceVersion: event.version,
      occurredAt: event.occurredAt,
    });
  };
