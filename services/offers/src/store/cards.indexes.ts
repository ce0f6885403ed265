import type { CollectionSpec } from '@kindred/chassis/ports/documents';

export const cardsSpec: CollectionSpec = { name: 'cards', indexes: [] };
