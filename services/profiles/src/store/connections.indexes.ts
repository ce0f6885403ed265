import { claimIndex } from '@kindred/chassis/outbox/aggregates';
import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const connectionsSpec: CollectionSpec = {
  name: 'connections',
  indexes: [
    { name: 'by-member', keys: { members: 1, state: 1, order: 1 }, arrayPath: 'members' },
    { name: 'by-requester', keys: { requesterId: 1, state: 1, order: 1 } },
    { name: 'by-receiver', keys: { receiverId: 1, state: 1, order: 1 } },
    claimIndex,
  ],
};
