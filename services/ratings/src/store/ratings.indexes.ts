import { claimIndex } from '@kindred/chassis/outbox/aggregates';
import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const ratingsSpec: CollectionSpec = {
  name: 'ratings',
  indexes: [
    { name: 'latest', keys: { ratedUserId: 1, isRemoved: 1, latestOrder: 1 } },
    { name: 'best', keys: { isRemoved: 1, bestOrder: 1 } },
    { name: 'best-of-role', keys: { ratedRole: 1, isRemoved: 1, bestOrder: 1 } },
    { name: 'by-rater', keys: { raterId: 1, isRemoved: 1 } },
    { name: 'client-key', keys: { clientKeys: 1 }, arrayPath: 'clientKeys', sparse: true },
    claimIndex,
  ],
};
