import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const favouritesSpec: CollectionSpec = {
  name: 'favourites',
  indexes: [{ name: 'by-member', keys: { userId: 1, markedAt: -1, offerId: 1 } }],
};
