import type { ServiceStorage } from '@kindred/chassis/process/run-service';
import { topics } from '@kindred/proto/catalog';
import { cardsSpec } from './store/cards.indexes.ts';
import { conversationsSpec } from './store/conversations.indexes.ts';
import { messagesSpec } from './store/messages.indexes.ts';

export const chatStorage: ServiceStorage = {
  collections: [messagesSpec, conversationsSpec, cardsSpec],
  topics: [topics.message],
  buckets: [],
};
