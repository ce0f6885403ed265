// A page of offers for everybody, newest first; with the own id as applicantId, what the caller applied to. No event.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { AppError } from '@kindred/chassis/errors/app-error';
import { route } from '@kindred/chassis/http/route';
import { offerQuery } from '../domain/offer-query.ts';
import type { ListAppliedOffers } from '../usecases/list-applied-offers.ts';
import type { ListOffers } from '../usecases/list-offers.ts';
import { offersAnswer } from './offer.answers.ts';
import { offerSearch } from './offer.schemas.ts';
import { offerView } from './offer.views.ts';

export const listOffersRoute = (listOffers: ListOffers, listAppliedOffers: ListAppliedOffers) =>
  route({
    method: 'GET',
    path: '/offers',
    access: 'optional',
    isSameForAll: true,
    summary: 'Search offers, page by page',
    rights: 'everybody; `applicantId` is for that member',
    errors: { invalid: ['invalid-cursor'], unauthenticated: ['token-missing'], forbidden: ['not-you'] },
    query: offerSearch,
    response: offersAnswer,
    async handle({ query: { limit, cursor, applicantId, ...asked }, caller }) {
      const query = offerQuery(asked);
      if (applicantId !== undefined) {
        if (!caller) throw new AppError('unauthenticated', 'token-missing');
        const own = requireSelf(caller, applicantId, 'applicantId');
        const page = await listAppliedOffers({ query, applicantId: own, limit, cursor });
        return { success: true as const, ...page, offers: page.offers.map(offerView) };
      }
      const page = await listOffers({ query, callerId: caller?.userId, limit, cursor });
      return { success: true as const, ...page, offers: page.offers.map(offerView) };
    },
  });
