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
