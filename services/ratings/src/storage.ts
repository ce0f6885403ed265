import type { ServiceStorage } from '@kindred/chassis/process/run-service';
import { topics } from '@kindred/proto/catalog';
import { cardsSpec } from './store/cards.indexes.ts';
import { erasuresSpec } from './store/erasures.indexes.ts';
import { ratingsSpec } from './store/ratings.indexes.ts';

export const ratingsStorage: ServiceStorage = {
  collections: [ratingsSpec, cardsSpec, erasuresSpec],
  topics: [topics.rating, topics.user],
  buckets: [],
};
