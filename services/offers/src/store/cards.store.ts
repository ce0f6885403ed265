import { applyNewer } from '@kindred/chassis/documents/apply-newer';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { MemberCard } from '../domain/member-card.ts';
import { cardsSpec } from './cards.indexes.ts';

export type Cards = ReadonlyMap<string, MemberCard>;

export function createCardsStore(documents: Documents) {
  const cards = documents.collection<MemberCard>(cardsSpec.name);
  return {
    get: (userId: string): Promise<MemberCard | undefined> => cards.findOne({ _id: userId }),
    async getMany(userIds: Iterable<string>): Promise<Cards> {
      const ids = [...new Set(userIds)];
      if (ids.length === 0) return new Map();
      const found = await cards.find({ _id: { $in: ids } }, { limit: ids.length });
      return new Map(found.map((card) => [card._id, card]));
    },
    /** Answers false when this or a newer version is known. */
    replaceIfNewer(card: MemberCard): Promise<boolean> {
      const { _id, ...fields } = card;
      const older = { _id, sourceVersion: { $lt: card.sourceVersion } };
      return applyNewer(
        async () => (await cards.updateOne(older, { $set: fields })).matched > 0,
        () => cards.insertOne(card),
      );
    },
  };
}

export type CardsStore = ReturnType<typeof createCardsStore>;
