import type { CollectionSpec } from '../../src/ports/documents.ts';

export const crashTopic = 'crash';
export const crashSpec: CollectionSpec = {
  name: 'things',
  indexes: [{ name: 'tags', keys: { tags: 1, _id: 1 }, arrayPath: 'tags' }],
};
