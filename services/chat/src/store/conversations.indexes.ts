import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const conversationsSpec: CollectionSpec = {
  name: 'conversations',
  indexes: [
    { name: 'memberOrder', keys: { members: 1, order: -1 }, arrayPath: 'members' },
    // Requests that came to nothing leave conversations behind: they are never walked through.
    { name: 'memberOpen', keys: { members: 1, isOpen: 1, order: -1 }, arrayPath: 'members' },
  ],
};
