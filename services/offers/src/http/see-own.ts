import type { Offer } from '../domain/offer.ts';
import { LISTED_APPLICANTS } from '../usecases/list-offers.ts';
import type { SeeOffers } from '../usecases/see-offers.ts';
import { offerView } from './offer.views.ts';

/** An offer as its creator sees it after a write. */
export async function seeOwn(seeOffers: SeeOffers, offer: Offer) {
  const [seen] = await seeOffers([offer], offer.createdBy, LISTED_APPLICANTS);
  if (!seen) throw new TypeError('one offer in, none out');
  return offerView(seen);
}
