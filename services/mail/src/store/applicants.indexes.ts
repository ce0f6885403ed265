import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const applicantsSpec: CollectionSpec = {
  name: 'applicants',
  indexes: [
    { name: 'by-offer', keys: { offerId: 1, isGone: 1 } },
    { name: 'by-recipient', keys: { recipient: 1, isGone: 1 } },
  ],
};
