import { AppError } from '@kindred/chassis/errors/app-error';
import type { Clock } from '@kindred/chassis/ports/effects';
import type { FavouritesStore } from '../store/favourites.store.ts';
import type { MembersStore } from '../store/members.store.ts';
import type { OffersStore } from '../store/offers.store.ts';
import { MAX_FAVOURITES } from './read-favourites.ts';
import { requireOwnProfile, requireVisibleMember } from './require-member.ts';

export interface FavouriteWish {
  userId: string;
  offerId: string;
  /** Undefined turns it around. */
  favourite: boolean | undefined;
}

/** Keeps an offer as a favourite, or no longer. */
export function createMarkFavourite(
  favourites: FavouritesStore,
  offers: OffersStore,
  members: MembersStore,
  clock: Clock,
) {
  const requireShownOffer = async (offerId: string): Promise<void> => {
    const [offer] = await offers.findByIds([offerId]);
    if (!offer) throw new AppError('not-found', 'not-found');
    await requireVisibleMember(members, offer.createdBy);
  };

  /** Offers taken back since they were marked make room first. @throws AppError conflict `too-many-favourites` */
  const makeRoom = async (userId: string): Promise<void> => {
    const kept = await favourites.offersOf(userId, MAX_FAVOURITES);
    if (kept.length < MAX_FAVOURITES) return;
    const alive = new Set((await offers.findByIds(kept)).map(({ _id }) => _id));
    const gone = kept.filter((id) => !alive.has(id));
    if (gone.length === 0)
      throw new AppError('conflict', { code: 'too-many-favourites', params: { limit: MAX_FAVOURITES } });
    for (const id of gone) await favourites.unmark(userId, id);
  };

  /** @throws AppError not-found; conflict `too-many-favourites`; unavailable `profile-not-ready` */
  return async ({ userId, offerId, favourite }: FavouriteWish): Promise<void> => {
    await requireOwnProfile(members, userId);
    const isMarked = await favourites.has(userId, offerId);
    const isWanted = favourite ?? !isMarked;
    if (isWanted === isMarked) return;
    if (!isWanted) return favourites.unmark(userId, offerId);
    await requireShownOffer(offerId);
    await makeRoom(userId);
    await favourites.mark(userId, offerId, clock.now());
  };
}

export type MarkFavourite = ReturnType<typeof createMarkFavourite>;
