import type { Cluster } from '../cluster.ts';
import type { Call } from './call.ts';
import type { DemoMember } from './members.ts';
import { type DemoOffer, demoOffers } from './offer-texts.ts';

interface Listed {
  offers: { _id: string; title: string }[];
}

/** Makes the offers of the demo community, with those who applied and those who keep them. */
export async function makeDemoOffers(
  cluster: Cluster,
  members: readonly DemoMember[],
  call: Call,
): Promise<void> {
  const { offers, profiles } = cluster.services;
  const at = (place: number): DemoMember[] => members.slice(place, place + 1);

  const make = async (creator: DemoMember, offer: DemoOffer, key: string): Promise<string> => {
    const { by, applicants, keptBy, isClosed, ...content } = offer;
    const body = { ...content, status: 'open' };
    await call(offers.app, creator, { method: 'POST', url: '/offers/create', body, key });
    const answer = await offers.app.inject({ url: `/offers?createdBy=${creator.userId}` });
    const found = answer.json<Listed>().offers.find(({ title }) => title === offer.title);
    if (!found) throw new Error(`demo: "${offer.title}" was made and is not listed`);
    return found._id;
  };

  for (const [index, offer] of demoOffers.entries()) {
    for (const creator of at(offer.by)) {
      const offerId = await make(creator, offer, `demo-offer-${index}`);
      for (const applicant of offer.applicants.flatMap(at))
        await call(offers.app, applicant, { method: 'POST', url: '/offers/apply', body: { offerId } });
      const body = { favourite: true };
      for (const member of (offer.keptBy ?? []).flatMap(at))
        await call(profiles.app, member, { method: 'POST', url: `/users/add-fav-offer/${offerId}`, body });
      const url = `/offers/update/${offerId}`;
      if (offer.isClosed) await call(offers.app, creator, { method: 'PUT', url, body: { status: 'closed' } });
    }
  }
}
