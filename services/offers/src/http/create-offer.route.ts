// An entrepreneur makes an offer, as a form with an image or as JSON. Emits offer.created.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { CreateOffer } from '../usecases/create-offer.ts';
import type { SeeOffers } from '../usecases/see-offers.ts';
import { offerAnswer } from './offer.answers.ts';
import { newOfferBody, OFFER_BODY_LIMIT } from './offer.schemas.ts';
import { seeOwn } from './see-own.ts';

export const createOfferRoute = (createOffer: CreateOffer, seeOffers: SeeOffers) =>
  route({
    method: 'POST',
    path: '/offers/create',
    access: 'member',
    summary: 'Make an offer',
    rights: 'entrepreneurs',
    errors: {
      forbidden: ['not-you', 'entrepreneurs-only'],
      'unsupported-media': ['unknown-image'],
      unprocessable: ['idempotency-key-reused', 'broken-image', 'too-many-pixels'],
      unavailable: ['profile-not-ready'],
    },
    body: newOfferBody,
    bodyLimit: OFFER_BODY_LIMIT,
    multipart: true,
    status: 201,
    response: offerAnswer,
    async handle({ body: { createdBy, postImage, ...draft }, caller, idempotencyKey }) {
      requireSelf(caller, createdBy, 'createdBy');
      const image = postImage || undefined;
      const offer = await createOffer({ caller, draft, image, idempotencyKey });
      return { success: true as const, offer: await seeOwn(seeOffers, offer) };
    },
  });
