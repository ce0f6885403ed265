import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const offersSpec: CollectionSpec = { name: 'offers', indexes: [] };
