import type { ServiceStorage } from '@kindred/chassis/process/run-service';
import { topics } from '@kindred/proto/catalog';
import { connectionsSpec } from './store/connections.indexes.ts';
import { contributionsSpec } from './store/contributions.indexes.ts';
import { membersSpec } from './store/members.indexes.ts';
import { PICTURES_BUCKET } from './store/pictures.buckets.ts';
import { uploadsSpec } from './store/uploads.indexes.ts';

export const profilesStorage: ServiceStorage = {
  collections: [membersSpec, connectionsSpec, contributionsSpec, uploadsSpec],
  topics: [topics.profile, topics.connection],
  buckets: [PICTURES_BUCKET],
};
