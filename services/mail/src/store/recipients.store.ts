import type { Documents, Filter } from '@kindred/chassis/ports/documents';
import { type Address, recipientKeyOf } from '../domain/mail.ts';
import type { Recipient } from '../domain/recipient.ts';
import type { ContentSeal } from './content-seal.ts';
import { recipientsSpec } from './recipients.indexes.ts';

export function createRecipientsStore(documents: Documents, seal: ContentSeal<Address>) {
  const recipients = documents.collection<Recipient>(recipientsSpec.name);

  /** Whichever word about a member comes first makes the document; each kind of word has a version of its own. */
  const write = async (userId: string, guard: Filter, set: Partial<Recipient>): Promise<void> => {
    const _id = recipientKeyOf(userId);
    const blank = { isSuspended: false, isErased: false, addressVersion: 0, suspensionVersion: 0 };
    await recipients.updateOne({ _id }, { $setOnInsert: blank }, { upsert: true });
    await recipients.updateOne({ _id, isErased: false, ...guard }, { $set: set });
  };

  return {
    get: (key: string): Promise<Recipient | undefined> => recipients.findOne({ _id: key }),
    addressOf: ({ sealed }: Recipient): Address | undefined =>
      sealed === undefined ? undefined : seal.open(sealed),
    keep: (userId: string, address: Address, version: number): Promise<void> =>
      write(
        userId,
        { addressVersion: { $lt: version } },
        { sealed: seal.close(address), addressVersion: version },
      ),
    suspend: (userId: string, isSuspended: boolean, version: number): Promise<void> =>
      write(userId, { suspensionVersion: { $lt: version } }, { isSuspended, suspensionVersion: version }),
    /** For good: no word that arrives late brings the address back. */
    async erase(userId: string): Promise<void> {
      await write(userId, {}, { isErased: true });
      await recipients.updateOne({ _id: recipientKeyOf(userId) }, { $unset: { sealed: true } });
    },
  };
}

export type RecipientsStore = ReturnType<typeof createRecipientsStore>;
