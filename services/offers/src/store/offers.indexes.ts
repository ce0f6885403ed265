import { claimIndex } from '@kindred/chassis/outbox/aggregates';
import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const CLIENT_KEY_INDEX = 'clientKey';

export const offersSpec: CollectionSpec = {
  name: 'offers',
  indexes: [
    { name: 'newest', keys: { searchKeys: 1, order: 1 }, arrayPath: 'searchKeys' },
    { name: 'by-creator', keys: { createdBy: 1, order: 1 } },
    { name: CLIENT_KEY_INDEX, keys: { clientKey: 1 }, unique: true, sparse: true },
    claimIndex,
  ],
};
