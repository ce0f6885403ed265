import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const contributionsSpec: CollectionSpec = { name: 'rating-contributions', indexes: [] };
