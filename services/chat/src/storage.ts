import type { ServiceStorage } from '@kindred/chassis/process/run-service';
import { topics } from '@kindred/proto/catalog';
import { cardsSpec } from './store/cards.indexes.ts';
import { conversationsSpec } from './store/conversations.indexes.ts';
import { erasuresSpec } from './store/erasures.indexes.ts';
import { FILES_BUCKET } from './store/files.buckets.ts';
import { messagesSpec } from './store/messages.indexes.ts';
import { uploadsSpec } from './store/uploads.indexes.ts';

export const chatStorage: ServiceStorage = {
  collections: [messagesSpec, conversationsSpec, cardsSpec, uploadsSpec, erasuresSpec],
  topics: [topics.message, topics.user],
  buckets: [FILES_BUCKET],
};
