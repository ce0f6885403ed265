import { claimIndex } from '@kindred/chassis/outbox/aggregates';
import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const CLIENT_KEY_INDEX = 'clientKey';

export const messagesSpec: CollectionSpec = {
  name: 'messages',
  indexes: [
    claimIndex,
    { name: 'sequence', keys: { conversationId: 1, sequence: 1 }, unique: true },
    // Deleted messages are never walked through, however many there are.
    { name: 'readable', keys: { conversationId: 1, isDeleted: 1, sequence: 1 } },
    // Serves one thread and all threads of a receiver alike: read messages are never walked through.
    { name: 'unread', keys: { receiverId: 1, isUnread: 1, senderId: 1 } },
    { name: 'sender', keys: { senderId: 1, isDeleted: 1 } },
    { name: CLIENT_KEY_INDEX, keys: { clientKey: 1 }, unique: true, sparse: true },
  ],
};
