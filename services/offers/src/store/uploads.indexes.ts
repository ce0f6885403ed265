import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const uploadsSpec: CollectionSpec = {
  name: 'uploads',
  indexes: [
    { name: 'due', keys: { checkAt: 1 } },
    { name: 'owner', keys: { offerId: 1, checkAt: 1 } },
  ],
};
