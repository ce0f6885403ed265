import { type Documents, DuplicateKeyError } from '@kindred/chassis/ports/documents';
import { favouritesSpec } from './favourites.indexes.ts';

/** One member keeps one offer. */
interface Favourite {
  /** `<userId>:<offerId>`. */
  _id: string;
  userId: string;
  offerId: string;
  markedAt: number;
}

const PAGE = 100;

export function createFavouritesStore(documents: Documents) {
  const favourites = documents.collection<Favourite>(favouritesSpec.name);
  const idOf = (userId: string, offerId: string): string => `${userId}:${offerId}`;
  return {
    has: async (userId: string, offerId: string): Promise<boolean> =>
      (await favourites.findOne({ _id: idOf(userId, offerId) })) !== undefined,
    /** Marking twice is marking once. */
    async mark(userId: string, offerId: string, markedAt: number): Promise<void> {
      try {
        await favourites.insertOne({ _id: idOf(userId, offerId), userId, offerId, markedAt });
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error;
      }
    },
    async unmark(userId: string, offerId: string): Promise<void> {
      await favourites.deleteOne({ _id: idOf(userId, offerId) });
    },
    /** Page by page, however many they are. */
    async unmarkAll(userId: string): Promise<void> {
      for (;;) {
        const page = await favourites.find({ userId }, { limit: PAGE });
        for (const { _id } of page) await favourites.deleteOne({ _id });
        if (page.length < PAGE) return;
      }
    },
    /** Ids of the offers, the one marked last first. */
    async offersOf(userId: string, limit: number): Promise<string[]> {
      const found = await favourites.find({ userId }, { sort: { markedAt: -1, offerId: 1 }, limit });
      return found.map(({ offerId }) => offerId);
    },
  };
}

export type FavouritesStore = ReturnType<typeof createFavouritesStore>;
