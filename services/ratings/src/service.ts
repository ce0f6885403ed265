import { countWrites } from '@kindred/chassis/documents/count-writes';
import { assembleService, type Service, type ServiceEffects } from '@kindred/chassis/lifecycle/service';
import type { AggregateDocument } from '@kindred/chassis/outbox/aggregates';
import { createRelay } from '@kindred/chassis/outbox/relay';
import type { TaskDocument } from '@kindred/chassis/tasks/task-document';
import { createTasks } from '@kindred/chassis/tasks/tasks';
import type { RatingsConfig } from './config.ts';
import { onProfileUpdated } from './consumers/on-profile-updated.refresh-card.ts';
import { onUserDeleted } from './consumers/on-user-deleted.erase-member.ts';
import { userErased } from './events/user-erased.event.ts';
import { addRatingRoute } from './http/add-rating.route.ts';
import { listBestRatingsRoute } from './http/list-best-ratings.route.ts';
import { listRatingsRoute } from './http/list-ratings.route.ts';
import { ratingsTexts } from './http/ratings.texts.ts';
import { removeRatingRoute } from './http/remove-rating.route.ts';
import { eraseMembersJob } from './jobs/every-10-seconds.erase-members.ts';
import { ratingsStorage } from './storage.ts';
import { createCardsStore } from './store/cards.store.ts';
import { erasuresSpec } from './store/erasures.indexes.ts';
import { ratingsSpec } from './store/ratings.indexes.ts';
import { createRatingsStore } from './store/ratings.store.ts';
import { createAddRating } from './usecases/add-rating.ts';
import { createEraseMember } from './usecases/erase-member.ts';
import { createListBestRatings } from './usecases/list-best-ratings.ts';
import { createListRatings } from './usecases/list-ratings.ts';
import { createRemoveRating } from './usecases/remove-rating.ts';

export async function createRatings(config: RatingsConfig, given: ServiceEffects): Promise<Service> {
  const { documents, writes } = countWrites(given.documents);
  const effects = { ...given, documents };
  const { clock, ids } = effects;
  const relay = createRelay({
    ...effects,
    source: 'ratings',
    collections: [ratingsSpec, erasuresSpec].map(({ name }) => documents.collection<AggregateDocument>(name)),
  });
  const ratings = createRatingsStore(documents, clock, relay.wake);
  const cards = createCardsStore(documents);
  const erasures = createTasks({
    collection: documents.collection<TaskDocument>(erasuresSpec.name),
    clock,
    logger: effects.logger,
    wake: relay.wake,
    perform: createEraseMember(ratings, cards),
    told: (userId) => [userErased(userId)],
  });
  return assembleService(
    {
      name: 'ratings',
      version: config.version,
      ...ratingsStorage,
      routes: [
        addRatingRoute(createAddRating(ratings, cards, clock, ids)),
        removeRatingRoute(createRemoveRating(ratings)),
        listRatingsRoute(createListRatings(ratings, cards)),
        listBestRatingsRoute(createListBestRatings(ratings, cards)),
      ],
      texts: ratingsTexts,
      consumers: [onProfileUpdated(cards), onUserDeleted(erasures)],
      jobs: [eraseMembersJob(erasures)],
      relay,
      workers: [erasures],
      writes,
    },
    effects,
  );
}
