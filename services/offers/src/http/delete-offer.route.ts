// The creator takes an offer back. Emits offer.deleted.
import { route } from '@kindred/chassis/http/route';
import type { DeleteOffer } from '../usecases/delete-offer.ts';
import type { SeeOffers } from '../usecases/see-offers.ts';
import { deletedAnswer } from './offer.answers.ts';
import { offerParams } from './offer.schemas.ts';
import { seeOwn } from './see-own.ts';

export const deleteOfferRoute = (deleteOffer: DeleteOffer, seeOffers: SeeOffers) =>
  route({
    method: 'DELETE',
    path: '/offers/:id',
    access: 'member',
    summary: 'Take an own offer back',
    rights: 'the creator of the offer',
    errors: { forbidden: ['not-creator'], 'not-found': ['not-found'] },
    params: offerParams,
    response: deletedAnswer,
    async handle({ params, caller }) {
      const offer = await deleteOffer(caller.userId, params.id);
      return { success: true as const, deletedOffer: await seeOwn(seeOffers, offer) };
    },
  });
