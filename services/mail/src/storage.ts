import type { ServiceStorage } from '@kindred/chassis/process/run-service';
import { mailCollections } from './store/mails.store.ts';

export const mailStorage: ServiceStorage = { collections: mailCollections, topics: [], buckets: [] };
