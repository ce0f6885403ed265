/** The fourteen fields of work of SPEC point 3. */
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

export const MAX_CATEGORIES = 3;

export const isCategory = (value: string): value is Category => categories.some((name) => name === value);
