import { expect, it } from 'vitest';
import { categories, maxCategories } from './categories.ts';

it('knows the same categories as the services, in the same order', async () => {
  const proto: unknown = await import(new URL('../../../proto/src/categories.ts', import.meta.url).href);
  expect(proto).toMatchObject({ categories, MAX_CATEGORIES: maxCategories });
});
