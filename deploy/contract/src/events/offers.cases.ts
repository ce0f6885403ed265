import type { OfferDocument } from '@kindred/offers/store/offers.store';
import type { DeletedOffer, Offer } from '@kindred/profiles/domain/offer';
import { events } from '@kindred/proto/catalog';
import { OfferStatus, OfferType } from '@kindred/proto/offers/v1';
import type { Effect, EventCase, World } from './event-case.ts';
import { tell } from './tell.ts';

const VERSION = 5;
const OLDER = 3;
const CONTRARY = 4;

const cardOf = (offerId: string, version: number) => ({
  offerId,
  createdBy: offerId,
  title: `Wall ${version}`,
  location: 'Leipzig',
  type: OfferType.OFFER,
  category: 'Painting',
  skillsRequired: ['oil'],
  status: OfferStatus.OPEN,
  createdAt: 1_700_000_000_000n,
});

const about = (world: World, subject: string, version: number) => ({ subject, version, at: world.now() });
const created = (world: World, offerId: string, version: number) =>
  tell(events.offerCreated, about(world, offerId, version), { offer: cardOf(offerId, version) });
const updated = (world: World, offerId: string, version: number) =>
  tell(events.offerUpdated, about(world, offerId, version), { offer: cardOf(offerId, version) });
const deleted = (world: World, offerId: string, version: number) =>
  tell(events.offerDeleted, about(world, offerId, version), { offerId, createdBy: offerId });

const copyEffect = (
  world: World,
  offerId: string,
  holds: (copy: Offer | DeletedOffer) => boolean,
): Effect => ({
  async isApplied() {
    const copies = world.stored<Offer | DeletedOffer>('profiles', 'offers');
    const copy = await copies.findOne({ _id: offerId });
    return copy?.sourceVersion === VERSION && holds(copy);
  },
});
const isCurrent = (copy: Offer | DeletedOffer): boolean =>
  !copy.isDeleted && copy.title === `Wall ${VERSION}`;

const offerCreated: EventCase = (world) => {
  const offerId = world.freshId();
  const halfOffer = { ...cardOf(world.freshId(), VERSION), status: OfferStatus.UNSPECIFIED };
  return {
    current: created(world, offerId, VERSION),
    older: [created(world, offerId, OLDER)],
    effects: { 'profiles/keep-offer': copyEffect(world, offerId, isCurrent) },
    impossible: {
      'profiles/keep-offer': tell(events.offerCreated, about(world, halfOffer.offerId, VERSION), {
        offer: halfOffer,
      }),
    },
  };
};

const offerUpdated: EventCase = (world) => {
  const offerId = world.freshId();
  const lost = world.freshId();
  return {
    before: [created(world, offerId, 1)],
    current: updated(world, offerId, VERSION),
    older: [updated(world, offerId, OLDER), deleted(world, offerId, CONTRARY)],
    effects: { 'profiles/keep-offer': copyEffect(world, offerId, isCurrent) },
    impossible: { 'profiles/keep-offer': tell(events.offerUpdated, about(world, lost, VERSION), {}) },
  };
};

const offerDeleted: EventCase = (world) => {
  const offerId = world.freshId();
  return {
    before: [created(world, offerId, 1)],
    current: deleted(world, offerId, VERSION),
    older: [deleted(world, offerId, OLDER), updated(world, offerId, CONTRARY)],
    effects: { 'profiles/forget-offer': copyEffect(world, offerId, ({ isDeleted }) => isDeleted) },
  };
};

/** Its version is the application's own: newer is who has the higher count. */
const offerApplied: EventCase = async (world) => {
  const offerId = world.freshId();
  const offers = world.stored<Pick<OfferDocument, '_id' | 'version' | 'applicantsCount'>>('offers', 'offers');
  await offers.insertOne({ _id: offerId, version: 1, applicantsCount: 0 });
  const applied = (applicantsCount: number) => {
    const applicantId = world.freshId();
    return tell(
      events.offerApplied,
      { ...about(world, `${offerId}:${applicantId}`, 1), key: offerId },
      { offerId, createdBy: offerId, applicantId, applicantsCount, appliedAt: BigInt(world.now()) },
    );
  };
  return {
    current: applied(VERSION),
    older: [applied(OLDER)],
    effects: {
      'offers/count-applicants': {
        isApplied: async () => (await offers.findOne({ _id: offerId }))?.applicantsCount === VERSION,
      },
    },
  };
};

export const offersCases: Readonly<Record<string, EventCase>> = {
  'offer.created': offerCreated,
  'offer.updated': offerUpdated,
  'offer.deleted': offerDeleted,
  'offer.applied': offerApplied,
};
