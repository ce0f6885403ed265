import { createImageEncoder } from '@kindred/chassis/images/image-encoder';
import { assembleService, type Service, type ServiceEffects } from '@kindred/chassis/lifecycle/service';
import { createLimiter } from '@kindred/chassis/limits/limiter';
import type { AggregateDocument } from '@kindred/chassis/outbox/aggregates';
import { createRelay } from '@kindred/chassis/outbox/relay';
import type { TaskDocument } from '@kindred/chassis/tasks/task-document';
import { createTasks } from '@kindred/chassis/tasks/tasks';
import { uploadLimit } from '@kindred/proto/upload-limit';
import type { OffersConfig } from './config.ts';
import { onApplicationWithdrawn } from './consumers/on-application-withdrawn.count-applicants.ts';
import { onOfferApplied } from './consumers/on-offer-applied.count-applicants.ts';
import { onProfileUpdated } from './consumers/on-profile-updated.refresh-card.ts';
import { onUserDeleted } from './consumers/on-user-deleted.erase-member.ts';
import { userErased } from './events/user-erased.event.ts';
import { applyToOfferRoute } from './http/apply-to-offer.route.ts';
import { createOfferRoute } from './http/create-offer.route.ts';
import { deleteOfferRoute } from './http/delete-offer.route.ts';
import { findOfferRoute } from './http/find-offer.route.ts';
import { getImageRoute } from './http/get-image.route.ts';
import { listOffersRoute } from './http/list-offers.route.ts';
import { offersTexts } from './http/offers.texts.ts';
import { updateOfferRoute } from './http/update-offer.route.ts';
import { sweepImagesJob } from './jobs/every-5-minutes.sweep-images.ts';
import { eraseMembersJob } from './jobs/every-10-seconds.erase-members.ts';
import { offersStorage } from './storage.ts';
import { applicationsSpec } from './store/applications.indexes.ts';
import { createApplicationsStore } from './store/applications.store.ts';
import { createCardsStore } from './store/cards.store.ts';
import { erasuresSpec } from './store/erasures.indexes.ts';
import { createImagesStore } from './store/images.store.ts';
import { offersSpec } from './store/offers.indexes.ts';
import { createOffersStore } from './store/offers.store.ts';
import { createUploadsStore } from './store/uploads.store.ts';
import { createApplyToOffer } from './usecases/apply-to-offer.ts';
import { createCreateOffer } from './usecases/create-offer.ts';
import { createDeleteOffer } from './usecases/delete-offer.ts';
import { createEraseMember } from './usecases/erase-member.ts';
import { createKeepImage } from './usecases/keep-image.ts';
import { createListAppliedOffers } from './usecases/list-applied-offers.ts';
import { createListOffers } from './usecases/list-offers.ts';
import { createReadOffer } from './usecases/read-offer.ts';
import { createRequireOwnOffer } from './usecases/require-own-offer.ts';
import { createSeeOffers } from './usecases/see-offers.ts';
import { createSweepImages } from './usecases/sweep-images.ts';
import { createUpdateOffer } from './usecases/update-offer.ts';

export async function createOffers(config: OffersConfig, effects: ServiceEffects): Promise<Service> {
  const { clock, documents, ids, objects, randomness, shared } = effects;
  const relay = createRelay({
    ...effects,
    source: 'offers',
    collections: [offersSpec, applicationsSpec, erasuresSpec].map(({ name }) =>
      documents.collection<AggregateDocument>(name),
    ),
  });
  const offers = createOffersStore(documents, clock, relay.wake);
  const applications = createApplicationsStore(documents, clock, relay.wake);
  const cards = createCardsStore(documents);
  const images = createImagesStore(objects);
  const uploads = createUploadsStore(documents);
  const keepImage = createKeepImage(images, uploads, createImageEncoder(), clock, randomness);
  const seeOffers = createSeeOffers(applications, cards);
  const requireOwn = createRequireOwnOffer(offers, cards);
  const limiter = createLimiter(shared, config.limitFactor);
  const countUpload = (userId: string) => limiter.require(uploadLimit, userId);
  const erasures = createTasks({
    collection: documents.collection<TaskDocument>(erasuresSpec.name),
    clock,
    logger: effects.logger,
    wake: relay.wake,
    perform: createEraseMember(offers, applications, cards, keepImage, clock),
    told: (userId) => [userErased(userId)],
  });
  return assembleService(
    {
      name: 'offers',
      version: config.version,
      ...offersStorage,
      routes: [
        listOffersRoute(
          createListOffers(offers, cards, seeOffers),
          createListAppliedOffers(offers, applications, seeOffers),
        ),
        findOfferRoute(createReadOffer(offers, seeOffers)),
        createOfferRoute(createCreateOffer(offers, cards, keepImage, clock, ids), seeOffers),
        updateOfferRoute(createUpdateOffer({ offers, requireOwn, keepImage, countUpload, clock }), seeOffers),
        deleteOfferRoute(createDeleteOffer(offers, requireOwn, keepImage, clock), seeOffers),
        applyToOfferRoute(createApplyToOffer(offers, applications, cards, clock), seeOffers),
        getImageRoute(images),
      ],
      texts: offersTexts,
      consumers: [
        onProfileUpdated(cards),
        onOfferApplied(offers),
        onApplicationWithdrawn(offers, applications),
        onUserDeleted(erasures),
      ],
      jobs: [sweepImagesJob(createSweepImages(offers, images, uploads, clock)), eraseMembersJob(erasures)],
      relay,
      workers: [erasures],
    },
    effects,
  );
}
