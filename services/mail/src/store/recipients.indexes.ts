import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const recipientsSpec: CollectionSpec = { name: 'recipients', indexes: [] };
