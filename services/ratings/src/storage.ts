import type { ServiceStorage } from '@kindred/chassis/process/run-service';
import { topics } from '@kindred/proto/catalog';
import { cardsSpec } from './store/cards.indexes.ts';
import { ratingsSpec } from './store/ratings.indexes.ts';

export const ratingsStorage: ServiceStorage = {
  collections: [ratingsSpec, cardsSpec],
  topics: [topics.rating],
  buckets: [],
};
