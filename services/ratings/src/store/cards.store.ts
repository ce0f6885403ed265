import { type Documents, DuplicateKeyError } from '@kindred/chassis/ports/documents';
import type { Card } from '../domain/member-card.ts';
import { cardsSpec } from './cards.indexes.ts';

export function createCardsStore(documents: Documents) {
  const cards = documents.collection<Card>(cardsSpec.name);
  const replaceOlder = async ({ _id, ...fields }: Card): Promise<boolean> =>
    (await cards.updateOne({ _id, sourceVersion: { $lt: fields.sourceVersion } }, { $set: fields })).matched >
    0;
  return {
    get: (userId: string): Promise<Card | undefined> => cards.findOne({ _id: userId }),

    async getMany(userIds: readonly string[]): Promise<Map<string, Card>> {
      const ids = [...new Set(userIds)];
      const found = ids.length === 0 ? [] : await cards.find({ _id: { $in: ids } }, { limit: ids.length });
      return new Map(found.map((card) => [card._id, card]));
    },

    /** Does nothing when this or a newer version is known. */
    async replaceIfNewer(card: Card): Promise<void> {
      if (await replaceOlder(card)) return;
      try {
        await cards.insertOne(card);
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error;
        // Either the copy is as new, or another process has just made an older one.
        await replaceOlder(card);
      }
    },
  };
}

export type CardsStore = ReturnType<typeof createCardsStore>;
