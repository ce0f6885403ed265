import { claimIndex } from '@kindred/chassis/outbox/aggregates';
import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const membersSpec: CollectionSpec = {
  name: 'members',
  indexes: [
    { name: 'hub-rating', keys: { searchKeys: 1, 'order.rating': 1 }, arrayPath: 'searchKeys' },
    { name: 'hub-name', keys: { searchKeys: 1, 'order.name': 1 }, arrayPath: 'searchKeys' },
    { name: 'hub-newest', keys: { searchKeys: 1, 'order.newest': 1 }, arrayPath: 'searchKeys' },
    claimIndex,
  ],
};
