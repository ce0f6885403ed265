import { isVisible, type Member } from '../domain/member.ts';
import type { Offer } from '../domain/offer.ts';
import type { FavouritesStore } from '../store/favourites.store.ts';
import type { MembersStore } from '../store/members.store.ts';
import type { OffersStore } from '../store/offers.store.ts';

/** The most a member keeps, and sees. */
export const MAX_FAVOURITES = 200;

export interface Favourite {
  offer: Offer;
  creator: Member;
}

/** What a member keeps, last marked first; offers taken back, and those of members nobody may see, are left out. */
export const createReadFavourites =
  (favourites: FavouritesStore, offers: OffersStore, members: MembersStore) =>
  async (userId: string): Promise<Favourite[]> => {
    const ids = await favourites.offersOf(userId, MAX_FAVOURITES);
    const found = new Map((await offers.findByIds(ids)).map((offer) => [offer._id, offer]));
    const creatorIds = [...new Set([...found.values()].map(({ createdBy }) => createdBy))];
    const creators = new Map((await members.findByIds(creatorIds)).map((member) => [member._id, member]));
    return ids.flatMap((id) => {
      const offer = found.get(id);
      const creator = offer && creators.get(offer.createdBy);
      return creator && isVisible(creator) ? [{ offer, creator }] : [];
    });
  };

export type ReadFavourites = ReturnType<typeof createReadFavourites>;
