// The creator changes an offer; what is not named stays, an empty postImage takes the image away. Emits offer.updated.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import { toldLimit } from '@kindred/chassis/limits/told-limit';
import { uploadLimit } from '@kindred/proto/upload-limit';
import type { SeeOffers } from '../usecases/see-offers.ts';
import type { UpdateOffer } from '../usecases/update-offer.ts';
import { updatedAnswer } from './offer.answers.ts';
import { OFFER_BODY_LIMIT, offerParams, offerPatch } from './offer.schemas.ts';
import { seeOwn } from './see-own.ts';

export const updateOfferRoute = (updateOffer: UpdateOffer, seeOffers: SeeOffers) =>
  route({
    method: 'PUT',
    path: '/offers/update/:id',
    access: 'member',
    summary: 'Change an own offer',
    limits: [toldLimit(uploadLimit, 'member, of changes with an image')],
    rights: 'the creator of the offer',
    errors: {
      forbidden: ['not-you', 'not-creator'],
      'not-found': ['not-found'],
      'unsupported-media': ['unknown-image'],
      unprocessable: ['broken-image', 'too-many-pixels'],
    },
    params: offerParams,
    body: offerPatch,
    bodyLimit: OFFER_BODY_LIMIT,
    multipart: true,
    response: updatedAnswer,
    async handle({ params, body: { createdBy, postImage, ...draft }, caller }) {
      const userId = requireSelf(caller, createdBy, 'createdBy');
      const image = postImage === undefined ? undefined : postImage || null;
      const offer = await updateOffer({ userId, offerId: params.id, draft, image });
      return { success: true as const, updatedPost: await seeOwn(seeOffers, offer) };
    },
  });
