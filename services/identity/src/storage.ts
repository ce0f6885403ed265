import type { ServiceStorage } from '@kindred/chassis/process/run-service';
import { topics } from '@kindred/proto/catalog';
import { identityCollections } from './store/identity.indexes.ts';

export const identityStorage: ServiceStorage = {
  collections: identityCollections,
  topics: [topics.user, topics.session],
  buckets: [],
};
