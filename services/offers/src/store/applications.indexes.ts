import { claimIndex } from '@kindred/chassis/outbox/aggregates';
import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const applicationsSpec: CollectionSpec = {
  name: 'applications',
  indexes: [
    { name: 'place', keys: { offerId: 1, sequence: -1 }, unique: true },
    { name: 'standing', keys: { offerId: 1, withdrawnAt: 1, sequence: 1 } },
    { name: 'by-applicant', keys: { applicantId: 1, order: 1 } },
    claimIndex,
  ],
};
