import type { ServiceStorage } from '@kindred/chassis/process/run-service';
import { topics } from '@kindred/proto/catalog';
import { applicantsSpec } from './store/applicants.indexes.ts';
import { mailCollections } from './store/mails.store.ts';
import { recipientsSpec } from './store/recipients.indexes.ts';
import { erasuresSpec, offerEndsSpec } from './store/tasks.indexes.ts';

export const mailStorage: ServiceStorage = {
  collections: [...mailCollections, recipientsSpec, applicantsSpec, erasuresSpec, offerEndsSpec],
  topics: [topics.user],
  buckets: [],
};
