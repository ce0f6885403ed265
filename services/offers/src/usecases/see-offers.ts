import type { Offer } from '../domain/offer.ts';
import type { ApplicationDocument, ApplicationsStore } from '../store/applications.store.ts';
import type { Cards, CardsStore } from '../store/cards.store.ts';

/** An offer as one caller may see it. */
export interface SeenOffer {
  offer: Offer;
  /** All for the creator, newest first; for others only themselves. */
  applicantIds: string[];
  applicantsCount: number;
  /** Of the creator and the applicants, as far as they are known. */
  cards: Cards;
}

function seen(
  offer: Offer,
  applications: readonly ApplicationDocument[],
  callerId: string | undefined,
  cards: Cards,
): SeenOffer {
  const places = applications.map(({ sequence }) => sequence);
  return {
    offer,
    applicantIds: applications
      .map(({ applicantId }) => applicantId)
      .filter((id) => id === callerId || cards.get(id)?.isVisible !== false),
    // The count on the offer follows by an event; what is read here may be ahead of it.
    applicantsCount: Math.max(offer.applicantsCount, ...places) - (offer.withdrawnCount ?? 0),
    cards,
  };
}

/** Puts creators and applicants to offers; `perOffer` bounds how many applicants a creator gets of each. */
export const createSeeOffers =
  (applications: ApplicationsStore, cards: CardsStore) =>
  async (offers: readonly Offer[], callerId: string | undefined, perOffer: number): Promise<SeenOffer[]> => {
    const isOwn = ({ createdBy }: Offer): boolean => createdBy === callerId;
    const others = offers.filter((offer) => !isOwn(offer)).map(({ _id }) => _id);
    const [received, sent] = await Promise.all([
      Promise.all(offers.filter(isOwn).map(({ _id }) => applications.newestOf(_id, perOffer))),
      callerId === undefined ? [] : applications.findOwn(others, callerId),
    ]);
    const all = [...received.flat(), ...sent];
    const people = [...offers.map(({ createdBy }) => createdBy), ...all.map((one) => one.applicantId)];
    const known = await cards.getMany(people);
    return offers.map((offer) =>
      seen(
        offer,
        all.filter(({ offerId }) => offerId === offer._id),
        callerId,
        known,
      ),
    );
  };

export type SeeOffers = ReturnType<typeof createSeeOffers>;
