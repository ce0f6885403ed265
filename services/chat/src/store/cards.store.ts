import { applyNewer } from '@kindred/chassis/documents/apply-newer';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { Card } from '../domain/member-card.ts';
import { cardsSpec } from './cards.indexes.ts';

export interface CardsStore {
  getMany(userIds: readonly string[]): Promise<Map<string, Card>>;
  /** Answers false when this or a newer version is known. */
  replaceIfNewer(card: Card): Promise<boolean>;
}

export function createCardsStore(documents: Documents): CardsStore {
  const cards = documents.collection<Card>(cardsSpec.name);
  return {
    async getMany(userIds) {
      if (userIds.length === 0) return new Map();
      const found = await cards.find({ _id: { $in: userIds } }, { limit: userIds.length });
      return new Map(found.map((card) => [card._id, card]));
    },
    replaceIfNewer(card) {
      const { _id, ...fields } = card;
      const older = { _id, sourceVersion: { $lt: card.sourceVersion } };
      return applyNewer(
        async () => (await cards.updateOne(older, { $set: fields })).matched > 0,
        () => cards.insertOne(card),
      );
    },
  };
}
