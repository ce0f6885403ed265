// One offer for everybody; its creator sees who applied, others only themselves. No event.
import { route } from '@kindred/chassis/http/route';
import type { ReadOffer } from '../usecases/read-offer.ts';
import { offerAnswer } from './offer.answers.ts';
import { offerParams } from './offer.schemas.ts';
import { offerView } from './offer.views.ts';

export const findOfferRoute = (readOffer: ReadOffer) =>
  route({
    method: 'GET',
    path: '/offers/find/:id',
    access: 'optional',
    isSameForAll: true,
    summary: 'One offer',
    rights: 'everybody; who applied is shown to the creator, and to each applicant their own',
    errors: { 'not-found': ['not-found'] },
    params: offerParams,
    response: offerAnswer,
    handle: async ({ params, caller }) => ({
      success: true as const,
      offer: offerView(await readOffer(params.id, caller?.userId)),
    }),
  });
