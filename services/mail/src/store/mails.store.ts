import {
  type Collection,
  type CollectionSpec,
  DuplicateKeyError,
  type StoredDocument,
} from '@kindred/chassis/ports/documents';
import type { TemplateName } from '../domain/mail.ts';

/** The send log: what was to go out and whether it did. Content and addresses only sealed, and only until then. */
export interface MailDocument extends StoredDocument {
  template: TemplateName;
  state: 'due' | 'sent' | 'failed';
  tries: number;
  /** Due from this time on; while a sender holds it: when it may be taken over. */
  nextTryAt?: number;
  /** From here on it is not worth sending any more. */
  giveUpAt: number;
  /** The sender that holds it. */
  lease?: string;
  messageId: string;
  sealed?: string;
  /** See domain/mail.ts `seriesOf`; absent for messages to us. */
  series?: string;
  /** The member it is for, see domain/mail.ts `recipientKeyOf`; absent for messages to us. */
  recipient?: string;
  /** Version of the member the mail was made from. */
  sourceVersion?: number;
  createdAt: number;
  settledAt?: number;
}

export const mailCollections: readonly CollectionSpec[] = [
  {
    name: 'mails',
    indexes: [
      { name: 'due', keys: { state: 1, nextTryAt: 1 } },
      { name: 'series', keys: { series: 1, sourceVersion: -1 }, sparse: true },
      { name: 'recipient', keys: { recipient: 1, state: 1 }, sparse: true },
      { name: 'settled', keys: { settledAt: 1 }, sparse: true },
      { name: 'lease', keys: { lease: 1 }, sparse: true },
    ],
  },
];

const RELEASE_PAGE = 100;
const FORGET_PAGE = 200;
const GIVE_UP_PAGE = 100;
const OLDEST_PAGE = 100;

export interface MailsStore {
  get(id: string): Promise<MailDocument | undefined>;
  /** Answers false when it is there already. */
  add(mail: MailDocument): Promise<boolean>;
  newestOf(series: string): Promise<MailDocument | undefined>;
  /** Takes the mail that has been due longest; it is ours until `until`. */
  takeDue(now: number, lease: string, until: number): Promise<MailDocument | undefined>;
  /** How many are not settled, counted up to `limit`. */
  countDue(limit: number): Promise<number>;
  /** When the oldest of the hundred whose next try is nearest was made; undefined when none is due. */
  oldestDue(): Promise<number | undefined>;
  settle(id: string, lease: string, state: 'sent' | 'failed', now: number): Promise<void>;
  /** Gives up a page of what is due for a recipient, content and all; answers whether there may be more. */
  giveUpAll(recipient: string, now: number): Promise<boolean>;
  postpone(id: string, lease: string, nextTryAt: number): Promise<void>;
  /** Deletes a page of mails that were settled before `time`; answers whether there may be more. */
  forgetSettled(time: number): Promise<boolean>;
  /** Makes everything held due again: its senders died with the last process. */
  releaseAll(now: number): Promise<void>;
}

export function createMailsStore(mails: Collection<MailDocument>): MailsStore {
  return {
    get: (id) => mails.findOne({ _id: id }),
    async add(mail) {
      try {
        await mails.insertOne(mail);
        return true;
      } catch (error) {
        if (error instanceof DuplicateKeyError) return false;
        throw error;
      }
    },
    newestOf: (series) => mails.findOne({ series }, { sort: { sourceVersion: -1 } }),
    takeDue: (now, lease, until) =>
      mails.findOneAndUpdate(
        { state: 'due', nextTryAt: { $lte: now } },
        { $set: { lease, nextTryAt: until }, $inc: { tries: 1 } },
        { sort: { nextTryAt: 1 } },
      ),
    countDue: (limit) => mails.countUpTo({ state: 'due' }, limit),
    async oldestDue() {
      const page = await mails.find({ state: 'due' }, { sort: { nextTryAt: 1 }, limit: OLDEST_PAGE });
      return page.length === 0 ? undefined : Math.min(...page.map(({ createdAt }) => createdAt));
    },
    async settle(id, lease, state, now) {
      await mails.updateOne(
        { _id: id, lease },
        { $set: { state, settledAt: now }, $unset: { lease: true, nextTryAt: true, sealed: true } },
      );
    },
    async giveUpAll(recipient, now) {
      const due = { recipient, state: 'due' };
      const page = await mails.find(due, { limit: GIVE_UP_PAGE });
      for (const { _id } of page) {
        await mails.updateOne(
          { _id, ...due },
          {
            $set: { state: 'failed', settledAt: now },
            $unset: { lease: true, nextTryAt: true, sealed: true },
          },
        );
      }
      return page.length === GIVE_UP_PAGE;
    },
    async postpone(id, lease, nextTryAt) {
      await mails.updateOne({ _id: id, lease }, { $set: { nextTryAt }, $unset: { lease: true } });
    },
    async forgetSettled(time) {
      const old = { settledAt: { $lt: time } };
      const page = await mails.find(old, { sort: { settledAt: 1 }, limit: FORGET_PAGE });
      for (const { _id } of page) await mails.deleteOne({ _id, ...old });
      return page.length === FORGET_PAGE;
    },
    async releaseAll(now) {
      for (;;) {
        const held = await mails.find({ lease: { $gt: '' } }, { limit: RELEASE_PAGE });
        for (const { _id } of held) {
          await mails.updateOne({ _id }, { $set: { nextTryAt: now }, $unset: { lease: true } });
        }
        if (held.length < RELEASE_PAGE) return;
      }
    },
  };
}
