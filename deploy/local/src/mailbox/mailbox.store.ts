import { type CollectionSpec, type Documents, DuplicateKeyError } from '@kindred/chassis/ports/documents';

export interface StoredMail {
  _id: string;
  messageId: string;
  to: string;
  from: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  /** Milliseconds since the epoch. */
  receivedAt: number;
}

export const mailboxSpecs: readonly CollectionSpec[] = [
  {
    name: 'mailbox',
    indexes: [
      { name: 'messageId_to', keys: { messageId: 1, to: 1 }, unique: true },
      { name: 'to_latest', keys: { to: 1, _id: -1 } },
    ],
  },
];

const PAGE = 100;

export interface MailboxStore {
  /** A mail with a known Message-ID is the same mail again: it is not kept twice. */
  add(mail: StoredMail): Promise<void>;
  /** Newest first. */
  list(to: string | undefined): Promise<StoredMail[]>;
  find(id: string): Promise<StoredMail | undefined>;
}

export function createMailboxStore(documents: Documents): MailboxStore {
  const mails = documents.collection<StoredMail>('mailbox');
  return {
    async add(mail) {
      try {
        await mails.insertOne(mail);
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error;
      }
    },
    list: (to) =>
      mails.find(to === undefined ? {} : { to: to.toLowerCase() }, { sort: { _id: -1 }, limit: PAGE }),
    find: (id) => mails.findOne({ _id: id }),
  };
}
