// A member applies to somebody else's offer. Emits offer.applied.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import { shownCard } from '../domain/member-card.ts';
import type { ApplyToOffer } from '../usecases/apply-to-offer.ts';
import type { SeeOffers } from '../usecases/see-offers.ts';
import { appliedAnswer } from './offer.answers.ts';
import { applyBody } from './offer.schemas.ts';
import { offerView } from './offer.views.ts';

export const applyToOfferRoute = (applyToOffer: ApplyToOffer, seeOffers: SeeOffers) =>
  route({
    method: 'POST',
    path: '/offers/apply',
    access: 'member',
    summary: 'Apply to an offer',
    rights: 'members, but for their own offers',
    errors: {
      forbidden: ['not-you', 'own-offer'],
      'not-found': ['not-found'],
      conflict: ['offer-closed', 'offer-deleted'],
      unavailable: ['too-busy'],
    },
    body: applyBody,
    response: appliedAnswer,
    async handle({ body, caller }) {
      const userId = requireSelf(caller, body.applicantId, 'applicantId');
      const offer = await applyToOffer(userId, body.offerId);
      const [seen] = await seeOffers([offer], userId, 1);
      if (!seen) throw new TypeError('one offer in, none out');
      const applicant = shownCard(userId, seen.cards.get(userId));
      return { success: true as const, offer: offerView(seen), applicant };
    },
  });
