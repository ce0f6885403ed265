import { applyNewer } from '@kindred/chassis/documents/apply-newer';
import type { Documents } from '@kindred/chassis/ports/documents';
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
      await applyNewer(
        () => replaceOlder(card),
        () => cards.insertOne(card),
      );
    },
  };
}

export type CardsStore = ReturnType<typeof createCardsStore>;
