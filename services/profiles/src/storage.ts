import type { ServiceStorage } from '@kindred/chassis/process/run-service';
import { topics } from '@kindred/proto/catalog';
import { connectionsSpec } from './store/connections.indexes.ts';
import { membersSpec } from './store/members.indexes.ts';

export const profilesStorage: ServiceStorage = {
  collections: [membersSpec, connectionsSpec],
  topics: [topics.profile, topics.connection],
  buckets: [],
};
