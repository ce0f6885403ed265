import type { TaskDocument } from '@kindred/chassis/tasks/task-document';
import { offerEndMailId, recipientKeyOf } from '@kindred/mail/domain/mail';
import type { Applicant } from '@kindred/mail/store/applicants.store';
import type { MailDocument } from '@kindred/mail/store/mails.store';
import type { ApplicationDocument } from '@kindred/offers/store/applications.store';
import type { OfferDocument } from '@kindred/offers/store/offers.store';
import type { DeletedOffer, Offer } from '@kindred/profiles/domain/offer';
import { events } from '@kindred/proto/catalog';
import { OfferStatus, OfferType } from '@kindred/proto/offers/v1';
import type { Effect, EventCase, World } from './event-case.ts';
import { mailEffect, registered } from './identity.cases.ts';
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
  tell(events.offerDeleted, about(world, offerId, version), { offerId, createdBy: offerId, title: 'Wall' });

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

const applied = (world: World, offerId: string, applicantId: string, count: number) =>
  tell(
    events.offerApplied,
    { ...about(world, `${offerId}:${applicantId}`, count), key: offerId },
    {
      offerId,
      createdBy: offerId,
      applicantId,
      applicantsCount: count,
      appliedAt: BigInt(world.now()),
      title: 'Wall',
    },
  );

const applicantEffect = (world: World, offerId: string, applicantId: string, isGone: boolean): Effect => ({
  async isApplied() {
    const applicants = world.stored<Applicant>('mail', 'applicants');
    const applicant = await applicants.findOne({ _id: `${offerId}:${applicantId}` });
    return applicant?.sourceVersion === VERSION && applicant.isGone === isGone;
  },
});

const offerDeleted: EventCase = (world) => {
  const [offerId, applicantId] = [world.freshId(), world.freshId()];
  return {
    before: [
      created(world, offerId, 1),
      // Creator and applicant have an address.
      registered(world, offerId, 1),
      registered(world, applicantId, 1),
      applied(world, offerId, applicantId, 1),
    ],
    current: deleted(world, offerId, VERSION),
    older: [deleted(world, offerId, OLDER), updated(world, offerId, CONTRARY)],
    effects: {
      'profiles/forget-offer': copyEffect(world, offerId, ({ isDeleted }) => isDeleted),
      'mail/tell-applicants': {
        async isApplied() {
          const task = await world.stored<TaskDocument>('mail', 'offer-ends').findOne({ _id: offerId });
          const mails = world.stored<MailDocument>('mail', 'mails');
          const mail = await mails.findOne({ _id: offerEndMailId(offerId, recipientKeyOf(applicantId)) });
          return task?.askedVersion === VERSION && mail?.state === 'sent';
        },
      },
    },
  };
};

/** Its version is the application's own: for the offer newer is who has the higher count. */
const offerApplied: EventCase = async (world) => {
  const [offerId, applicantId] = [world.freshId(), world.freshId()];
  const offers = world.stored<Pick<OfferDocument, '_id' | 'version' | 'applicantsCount'>>('offers', 'offers');
  await offers.insertOne({ _id: offerId, version: 1, applicantsCount: 0 });
  return {
    // Who made it has an address.
    before: [registered(world, offerId, 1)],
    current: applied(world, offerId, applicantId, VERSION),
    older: [applied(world, offerId, applicantId, OLDER)],
    effects: {
      'offers/count-applicants': {
        isApplied: async () => (await offers.findOne({ _id: offerId }))?.applicantsCount === VERSION,
      },
      'mail/keep-applicant': applicantEffect(world, offerId, applicantId, false),
      'mail/tell-creator': mailEffect(world, 'offer-applied', `${offerId}:${applicantId}`),
    },
  };
};

const applicationWithdrawn: EventCase = async (world) => {
  const [offerId, applicantId] = [world.freshId(), world.freshId()];
  const offers = world.stored<Pick<OfferDocument, '_id' | 'version' | 'applicantsCount' | 'withdrawnCount'>>(
    'offers',
    'offers',
  );
  await offers.insertOne({ _id: offerId, version: 1, applicantsCount: CONTRARY });
  const applications = world.stored<
    Pick<ApplicationDocument, '_id' | 'version' | 'offerId' | 'applicantId' | 'sequence' | 'withdrawnAt'>
  >('offers', 'applications');
  const _id = `${offerId}:${applicantId}`;
  const withdrawnAt = world.now();
  await applications.insertOne({ _id, version: VERSION, offerId, applicantId, sequence: 1, withdrawnAt });
  const withdrawn = (version: number) =>
    tell(
      events.applicationWithdrawn,
      { ...about(world, _id, version), key: offerId },
      { offerId, createdBy: offerId, applicantId },
    );
  return {
    before: [registered(world, offerId, 1), applied(world, offerId, applicantId, 1)],
    current: withdrawn(VERSION),
    older: [withdrawn(OLDER), applied(world, offerId, applicantId, 1)],
    effects: {
      'offers/count-applicants': {
        isApplied: async () => (await offers.findOne({ _id: offerId }))?.withdrawnCount === 1,
      },
      'mail/forget-applicant': applicantEffect(world, offerId, applicantId, true),
    },
  };
};

export const offersCases: Readonly<Record<string, EventCase>> = {
  'offer.created': offerCreated,
  'offer.updated': offerUpdated,
  'offer.deleted': offerDeleted,
  'offer.applied': offerApplied,
  'application.withdrawn': applicationWithdrawn,
};
