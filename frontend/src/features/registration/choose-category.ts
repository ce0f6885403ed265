import { type Category, maxCategories } from '../../lib/categories.ts';

export type Choice = { kind: 'changed'; categories: Category[] } | { kind: 'refused' };

/** Choosing a chosen one lets it go; a fourth is refused. */
export function toggleCategory(chosen: readonly Category[], category: Category): Choice {
  if (chosen.includes(category)) {
    return { kind: 'changed', categories: chosen.filter((each) => each !== category) };
  }
  if (chosen.length >= maxCategories) return { kind: 'refused' };
  return { kind: 'changed', categories: [...chosen, category] };
}
