import type { ServiceStorage } from '@kindred/chassis/process/run-service';
import { topics } from '@kindred/proto/catalog';
import { applicationsSpec } from './store/applications.indexes.ts';
import { cardsSpec } from './store/cards.indexes.ts';
import { erasuresSpec } from './store/erasures.indexes.ts';
import { IMAGES_BUCKET } from './store/images.buckets.ts';
import { offersSpec } from './store/offers.indexes.ts';
import { uploadsSpec } from './store/uploads.indexes.ts';

export const offersStorage: ServiceStorage = {
  collections: [offersSpec, applicationsSpec, cardsSpec, uploadsSpec, erasuresSpec],
  topics: [topics.offer, topics.user],
  buckets: [IMAGES_BUCKET],
};
