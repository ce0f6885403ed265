import type { ServiceStorage } from '@kindred/chassis/process/run-service';
import { topics } from '@kindred/proto/catalog';
import { connectionsSpec } from './store/connections.indexes.ts';
import { contributionsSpec } from './store/contributions.indexes.ts';
import { erasuresSpec } from './store/erasures.indexes.ts';
import { favouritesSpec } from './store/favourites.indexes.ts';
import { membersSpec } from './store/members.indexes.ts';
import { offersSpec } from './store/offers.indexes.ts';
import { PICTURES_BUCKET } from './store/pictures.buckets.ts';
import { uploadsSpec } from './store/uploads.indexes.ts';

export const profilesStorage: ServiceStorage = {
  collections: [
    membersSpec,
    connectionsSpec,
    contributionsSpec,
    uploadsSpec,
    favouritesSpec,
    offersSpec,
    erasuresSpec,
  ],
  topics: [topics.profile, topics.connection, topics.user],
  buckets: [PICTURES_BUCKET],
};
