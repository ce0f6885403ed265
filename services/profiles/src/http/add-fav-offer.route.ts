// A member keeps an offer as a favourite, or no longer. No event.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { MarkFavourite } from '../usecases/mark-favourite.ts';
import type { ReadSelf } from '../usecases/read-self.ts';
import { favouriteBody, favouriteParams } from './favourite.schemas.ts';
import { selfAnswer } from './member.schemas.ts';
import { selfView } from './member.views.ts';

export const addFavOfferRoute = (markFavourite: MarkFavourite, readSelf: ReadSelf) =>
  route({
    method: 'POST',
    path: '/users/add-fav-offer/:offerId',
    access: 'member',
    summary: 'Keep an offer as a favourite; without a wish, calling again turns it around',
    errors: {
      forbidden: ['not-you'],
      'not-found': ['not-found'],
      conflict: ['too-many-favourites'],
      unavailable: ['profile-not-ready'],
    },
    params: favouriteParams,
    body: favouriteBody,
    response: selfAnswer,
    async handle({ params, body, caller }) {
      const userId = requireSelf(caller, body.userId, 'userId');
      await markFavourite({ userId, offerId: params.offerId, favourite: body.favourite });
      return { success: true as const, user: selfView(await readSelf(userId)) };
    },
  });
