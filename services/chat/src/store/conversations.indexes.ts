import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const conversationsSpec: CollectionSpec = {
  name: 'conversations',
  indexes: [{ name: 'memberOrder', keys: { members: 1, order: -1 }, arrayPath: 'members' }],
};
