/** The fourteen categories, by the name the server knows; texts are in common.categories. */
export const categories = [
  'Painting',
  'Drawing',
  'Digital art',
  'Sculpture',
  'Performing arts',
  'Music',
  'Dance',
  'Photography',
  'Literary arts',
  'Contemporary arts',
  'Traditional arts',
  'Crafts',
  'Design',
  'Other',
] as const;

export type Category = (typeof categories)[number];

export const isCategory = (value: unknown): value is Category =>
  categories.some((category) => category === value);

export const maxCategories = 3;
