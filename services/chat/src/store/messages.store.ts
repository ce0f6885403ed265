import {
  type AggregateDocument,
  type Aggregates,
  createAggregates,
} from '@kindred/chassis/outbox/aggregates';
import type { Collection, Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import type { Message } from '../domain/message.ts';
import { messagesSpec } from './messages.indexes.ts';

type StoredMessage = Message & AggregateDocument;

export const messagesCollection = (documents: Documents): Collection<StoredMessage> =>
  documents.collection<StoredMessage>(messagesSpec.name);

export interface MessagesStore extends Pick<Aggregates<StoredMessage>, 'get' | 'insert' | 'update'> {
  /** The newest message of a conversation, deleted or not. */
  last(conversationId: string): Promise<Message | undefined>;
  /** The newest message people can read. */
  lastReadable(conversationId: string): Promise<Message | undefined>;
  getMany(ids: readonly string[]): Promise<Map<string, Message>>;
  /** Those people can read, newest first; those before `beforeSequence` when it is given. */
  pageBackwards(
    conversationId: string,
    beforeSequence: number | undefined,
    limit: number,
  ): Promise<Message[]>;
  byClientKey(clientKey: string): Promise<Message | undefined>;
  /** Those a member wrote that can be read, in any order. */
  sentBy(senderId: string, limit: number): Promise<Message[]>;
  /** From one sender, or from all. */
  unreadPage(receiverId: string, senderId: string | undefined, limit: number): Promise<Message[]>;
  countUnread(receiverId: string, senderId: string, limit: number): Promise<number>;
}

export function createMessagesStore(documents: Documents, clock: Clock, wake: () => void): MessagesStore {
  const messages = messagesCollection(documents);
  const unreadOf = (receiverId: string, senderId: string | undefined) => ({
    receiverId,
    ...(senderId === undefined ? {} : { senderId }),
    isUnread: true,
  });
  const backwards = { sequence: -1 } as const;
  return {
    ...createAggregates(messages, clock, wake),
    last: (conversationId) => messages.findOne({ conversationId }, { sort: backwards }),
    lastReadable: (conversationId) =>
      messages.findOne({ conversationId, isDeleted: false }, { sort: backwards }),
    async getMany(ids) {
      if (ids.length === 0) return new Map();
      const found = await messages.find({ _id: { $in: ids } }, { limit: ids.length });
      return new Map(found.map((message) => [message._id, message]));
    },
    pageBackwards: (conversationId, beforeSequence, limit) =>
      messages.find(
        {
          conversationId,
          isDeleted: false,
          ...(beforeSequence === undefined ? {} : { sequence: { $lt: beforeSequence } }),
        },
        { sort: backwards, limit },
      ),
    byClientKey: (clientKey) => messages.findOne({ clientKey }),
    sentBy: (senderId, limit) => messages.find({ senderId, isDeleted: false }, { limit }),
    unreadPage: (receiverId, senderId, limit) => messages.find(unreadOf(receiverId, senderId), { limit }),
    countUnread: (receiverId, senderId, limit) => messages.countUpTo(unreadOf(receiverId, senderId), limit),
  };
}
