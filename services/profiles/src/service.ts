import { countWrites } from '@kindred/chassis/documents/count-writes';
import { createImageEncoder } from '@kindred/chassis/images/image-encoder';
import { createSvgDrawer } from '@kindred/chassis/images/svg-drawer';
import { assembleService, type Service, type ServiceEffects } from '@kindred/chassis/lifecycle/service';
import type { AggregateDocument } from '@kindred/chassis/outbox/aggregates';
import { createRelay } from '@kindred/chassis/outbox/relay';
import type { TaskDocument } from '@kindred/chassis/tasks/task-document';
import { createTasks } from '@kindred/chassis/tasks/tasks';
import type { ProfilesConfig } from './config.ts';
import { onOfferCreated } from './consumers/on-offer-created.keep-offer.ts';
import { onOfferDeleted } from './consumers/on-offer-deleted.forget-offer.ts';
import { onOfferUpdated } from './consumers/on-offer-updated.keep-offer.ts';
import { onRatingAdded } from './consumers/on-rating-added.update-average-rating.ts';
import { onRatingRemoved } from './consumers/on-rating-removed.update-average-rating.ts';
import { onRatingReplaced } from './consumers/on-rating-replaced.update-average-rating.ts';
import { onUserDeleted } from './consumers/on-user-deleted.erase-member.ts';
import { onUserRegistered } from './consumers/on-user-registered.create-member.ts';
import { onUserReinstated } from './consumers/on-user-reinstated.show-member.ts';
import { onUserSuspended } from './consumers/on-user-suspended.hide-member.ts';
import { onUserVerified } from './consumers/on-user-verified.show-member.ts';
import { userErased } from './events/user-erased.event.ts';
import { acceptConnectionRequestRoute } from './http/accept-connection-request.route.ts';
import { addFavOfferRoute } from './http/add-fav-offer.route.ts';
import { addInterestRoute } from './http/add-interest.route.ts';
import { addLanguageRoute } from './http/add-language.route.ts';
import { addPersonalityRoute } from './http/add-personality.route.ts';
import { deleteConnectionRoute } from './http/delete-connection.route.ts';
import { deleteInterestRoute } from './http/delete-interest.route.ts';
import { deleteLanguageRoute } from './http/delete-language.route.ts';
import { deletePersonalityRoute } from './http/delete-personality.route.ts';
import { deletePortfolioImageRoute } from './http/delete-portfolio-image.route.ts';
import { getLoggedUserRoute } from './http/get-logged-user.route.ts';
import { getPictureRoute } from './http/get-picture.route.ts';
import { getShareCardRoute } from './http/get-share-card.route.ts';
import { getSharePictureRoute } from './http/get-share-picture.route.ts';
import { getSingleUserRoute } from './http/get-single-user.route.ts';
import { listSitemapDaysRoute } from './http/list-sitemap-days.route.ts';
import { listSitemapMembersRoute } from './http/list-sitemap-members.route.ts';
import { listUsersRoute } from './http/list-users.route.ts';
import { profilesTexts } from './http/profiles.texts.ts';
import { rejectConnectionRequestRoute } from './http/reject-connection-request.route.ts';
import { sendConnectionRequestRoute } from './http/send-connection-request.route.ts';
import { setAboutRoute } from './http/set-about.route.ts';
import { updateProfileBackgroundRoute } from './http/update-profile-background.route.ts';
import { updateProfileImageRoute } from './http/update-profile-image.route.ts';
import { updateUserRoute } from './http/update-user.route.ts';
import { uploadPortfolioImageRoute } from './http/upload-portfolio-image.route.ts';
import { sweepPicturesJob } from './jobs/every-5-minutes.sweep-pictures.ts';
import { eraseMembersJob } from './jobs/every-10-seconds.erase-members.ts';
import { profilesStorage } from './storage.ts';
import { connectionsSpec } from './store/connections.indexes.ts';
import { type ConnectionsStore, createConnectionsStore } from './store/connections.store.ts';
import { createContributionsStore } from './store/contributions.store.ts';
import { erasuresSpec } from './store/erasures.indexes.ts';
import { createFavouritesStore } from './store/favourites.store.ts';
import { membersSpec } from './store/members.indexes.ts';
import { createMembersStore, type MembersStore } from './store/members.store.ts';
import { createOffersStore } from './store/offers.store.ts';
import { createPicturesStore } from './store/pictures.store.ts';
import { createUploadsStore } from './store/uploads.store.ts';
import { type AddLanguage, createAddLanguage } from './usecases/add-language.ts';
import { createAddPortfolioImage } from './usecases/add-portfolio-image.ts';
import { createAddTrait } from './usecases/add-trait.ts';
import { type ChangeConnection, createChangeConnection } from './usecases/change-connection.ts';
import { createChangePicture } from './usecases/change-picture.ts';
import { createDeleteEntry } from './usecases/delete-entry.ts';
import { createDeletePortfolioImage } from './usecases/delete-portfolio-image.ts';
import { createDrawSharePicture } from './usecases/draw-share-picture.ts';
import { createEndConnections } from './usecases/end-connections.ts';
import { createEraseMember } from './usecases/erase-member.ts';
import { createListSitemapDays, createListSitemapMembers } from './usecases/list-sitemap.ts';
import { createMarkFavourite } from './usecases/mark-favourite.ts';
import { createReadFavourites } from './usecases/read-favourites.ts';
import { createReadRelations } from './usecases/read-relations.ts';
import { createReadSelf, type ReadSelf } from './usecases/read-self.ts';
import { createRegisterMember } from './usecases/register-member.ts';
import { createSearchHub } from './usecases/search-hub.ts';
import { createShowMember } from './usecases/show-member.ts';
import { createStorePicture } from './usecases/store-picture.ts';
import { createSuspendMember } from './usecases/suspend-member.ts';
import { createSweepPictures } from './usecases/sweep-pictures.ts';
import { createTouchLastActive } from './usecases/touch-last-active.ts';
import { createUpdateAverageRating } from './usecases/update-average-rating.ts';
import { createUpdateProfile } from './usecases/update-profile.ts';

/** The service, and the use case that the demo community needs and no route offers yet. */
export interface ProfilesService extends Service {
  addLanguage: AddLanguage;
}

function pictureParts(effects: ServiceEffects, members: MembersStore, readSelf: ReadSelf) {
  const { clock, documents, ids, objects, randomness } = effects;
  const pictures = createPicturesStore(objects);
  const uploads = createUploadsStore(documents);
  const storePicture = createStorePicture(pictures, uploads, createImageEncoder(), clock, randomness);
  const changePicture = createChangePicture(members, storePicture);
  return {
    routes: [
      updateProfileImageRoute(changePicture, readSelf),
      updateProfileBackgroundRoute(changePicture, readSelf),
      getPictureRoute(pictures),
      uploadPortfolioImageRoute(createAddPortfolioImage(members, storePicture, ids), readSelf),
      deletePortfolioImageRoute(createDeletePortfolioImage(members, uploads, clock, ids), readSelf),
    ],
    jobs: [sweepPicturesJob(createSweepPictures(members, pictures, uploads, clock))],
  };
}

function entryRoutes({ ids }: ServiceEffects, members: MembersStore, readSelf: ReadSelf) {
  const addTrait = createAddTrait(members, ids);
  const deleteEntry = createDeleteEntry(members);
  return [
    deleteLanguageRoute(deleteEntry, readSelf),
    addInterestRoute(addTrait, readSelf),
    deleteInterestRoute(deleteEntry, readSelf),
    addPersonalityRoute(addTrait, readSelf),
    deletePersonalityRoute(deleteEntry, readSelf),
  ];
}

const connectionRoutes = (changeConnection: ChangeConnection, readSelf: ReadSelf) => [
  sendConnectionRequestRoute(changeConnection, readSelf),
  acceptConnectionRequestRoute(changeConnection, readSelf),
  rejectConnectionRequestRoute(changeConnection, readSelf),
  deleteConnectionRoute(changeConnection, readSelf),
];

function favouriteParts({ clock, documents }: ServiceEffects, members: MembersStore) {
  const offers = createOffersStore(documents);
  const favourites = createFavouritesStore(documents);
  return {
    readFavourites: createReadFavourites(favourites, offers, members),
    markFavourite: createMarkFavourite(favourites, offers, members, clock),
    consumers: [onOfferCreated(offers), onOfferUpdated(offers), onOfferDeleted(offers)],
  };
}

function ratingConsumers({ documents }: ServiceEffects, members: MembersStore) {
  const updateAverageRating = createUpdateAverageRating(members, createContributionsStore(documents));
  return [
    onRatingAdded(updateAverageRating),
    onRatingReplaced(updateAverageRating),
    onRatingRemoved(updateAverageRating),
  ];
}

function erasureParts(
  effects: ServiceEffects,
  members: MembersStore,
  connections: ConnectionsStore,
  wake: () => void,
) {
  const { clock, documents, ids, logger, objects } = effects;
  const eraseMember = createEraseMember(
    members,
    createPicturesStore(objects),
    createUploadsStore(documents),
    clock,
    ids,
  );
  const endConnections = createEndConnections(connections, clock);
  const favourites = createFavouritesStore(documents);
  const erasures = createTasks({
    collection: documents.collection<TaskDocument>(erasuresSpec.name),
    clock,
    logger,
    wake,
    async perform(userId) {
      await eraseMember(userId);
      await endConnections(userId);
      await favourites.unmarkAll(userId);
    },
    told: (userId) => [userErased(userId)],
  });
  return { consumers: [onUserDeleted(erasures)], jobs: [eraseMembersJob(erasures)], workers: [erasures] };
}

const shareRoutes = (members: MembersStore) => [
  getShareCardRoute(members),
  getSharePictureRoute(members, createDrawSharePicture(createSvgDrawer())),
  listSitemapDaysRoute(createListSitemapDays(members)),
  listSitemapMembersRoute(createListSitemapMembers(members)),
];

export async function createProfiles(
  config: ProfilesConfig,
  given: ServiceEffects,
): Promise<ProfilesService> {
  const { documents, writes } = countWrites(given.documents);
  const effects = { ...given, documents };
  const { clock, ids } = effects;
  const relay = createRelay({
    ...effects,
    source: 'profiles',
    collections: [membersSpec, connectionsSpec, erasuresSpec].map(({ name }) =>
      documents.collection<AggregateDocument>(name),
    ),
  });
  const members = createMembersStore(documents, clock, relay.wake);
  const connections = createConnectionsStore(documents, clock, relay.wake);
  const favourites = favouriteParts(effects, members);
  const readSelf = createReadSelf(members, connections, favourites.readFavourites);
  const readRelations = createReadRelations(connections);
  const updateProfile = createUpdateProfile(members);
  const pictures = pictureParts(effects, members, readSelf);
  const addLanguage = createAddLanguage(members, ids);
  const suspendMember = createSuspendMember(members);
  const erasure = erasureParts(effects, members, connections, relay.wake);
  const service = await assembleService(
    {
      name: 'profiles',
      version: config.version,
      ...profilesStorage,
      routes: [
        getLoggedUserRoute(readSelf, createTouchLastActive(members, clock)),
        listUsersRoute(createSearchHub(members), readRelations),
        getSingleUserRoute(members, readSelf, readRelations),
        updateUserRoute(updateProfile, readSelf),
        ...shareRoutes(members),
        setAboutRoute(updateProfile, readSelf),
        addLanguageRoute(addLanguage, readSelf),
        ...entryRoutes(effects, members, readSelf),
        ...pictures.routes,
        addFavOfferRoute(favourites.markFavourite, readSelf),
        ...connectionRoutes(createChangeConnection(members, connections, clock), readSelf),
      ],
      texts: profilesTexts,
      consumers: [
        onUserRegistered(createRegisterMember(members)),
        onUserVerified(createShowMember(members)),
        onUserSuspended(suspendMember),
        onUserReinstated(suspendMember),
        ...erasure.consumers,
        ...ratingConsumers(effects, members),
        ...favourites.consumers,
      ],
      jobs: [...pictures.jobs, ...erasure.jobs],
      relay,
      workers: erasure.workers,
      writes,
    },
    effects,
  );
  return { ...service, addLanguage };
}
