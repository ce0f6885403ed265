import type { Category } from './categories.ts';

type Sign = { circles?: readonly (readonly [cx: number, cy: number, r: number])[]; paths: readonly string[] };

/** One sign a category, for viewBox "0 0 24 24", cut from the same shapes as the portraits. */
export const categorySigns: Record<Category, Sign> = {
  Painting: {
    paths: [
      'M12 2a10 10 0 1 0 0 20c2.4 0 2.6-1.9 1.6-3-1.2-1.4-.4-3.4 1.8-3.4H19A3 3 0 0 0 22 12.5C22 6.5 17.5 2 12 2Zm-5 11.2a1.9 1.9 0 1 1 0-3.8 1.9 1.9 0 0 1 0 3.8Zm3.6-5a1.9 1.9 0 1 1 0-3.8 1.9 1.9 0 0 1 0 3.8Zm5.8.8a1.9 1.9 0 1 1 0-3.8 1.9 1.9 0 0 1 0 3.8Z',
    ],
  },
  Drawing: {
    paths: ['M2 22l1.6-6.4L14.8 4.4l4.8 4.8L8.4 20.4ZM16.2 3l1-1a2 2 0 0 1 2.8 0l2 2a2 2 0 0 1 0 2.8l-1 1Z'],
  },
  'Digital art': {
    paths: [
      'M2 2h6.6v6.6H2zM15.4 2H22v6.6h-6.6zM8.7 8.7h6.6v6.6H8.7zM2 15.4h6.6V22H2zM15.4 15.4H22V22h-6.6z',
    ],
  },
  Sculpture: { circles: [[12, 7, 5]], paths: ['M6.5 13h11L20 22H4Z'] },
  'Performing arts': {
    paths: ['M2 3h11v8a5.5 5.5 0 0 1-11 0Z', 'M14.5 8H22v8.5a5.5 5.5 0 0 1-10.8 1.5A8 8 0 0 0 14.5 11Z'],
  },
  Music: { paths: ['M8 3.5 21 1.5v14a3.7 3.7 0 1 1-3-3.6V7l-7 1.1v10a3.7 3.7 0 1 1-3-3.6Z'] },
  Dance: {
    circles: [[14.5, 4.5, 3]],
    paths: [
      'M4 22c0-7 8-5 8-10-3 0-5 1-7.5 1V9.5c4.5 0 5.5-1.5 9-1.5 4 0 3.5 5 .5 7.5 3 1.5 4 3.5 4 6.5h-3.5c0-3.5-2.5-4-4-4-2 0-3 1.5-3 4Z',
    ],
  },
  Photography: {
    circles: [[12, 12, 2.4]],
    paths: [
      'M5 4h14a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Zm7 3.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6Z',
    ],
  },
  'Literary arts': {
    paths: ['M11 5v16C9 18.5 6 18 2 18V4c4-.5 7 0 9 1ZM13 5v16c2-2.5 5-3 9-3V4c-4-.5-7 0-9 1Z'],
  },
  'Contemporary arts': {
    circles: [[17.5, 17.5, 4.5]],
    paths: ['M2 2h9v9a9 9 0 0 1-9-9ZM13 11a9 9 0 0 1 9-9v9ZM2 22a9 9 0 0 1 9-9v9Z'],
  },
  'Traditional arts': {
    paths: ['M2 22V10a10 10 0 0 1 20 0v12h-5V11a5 5 0 0 0-10 0v11Z', 'M9.5 22V12a2.5 2.5 0 0 1 5 0v10Z'],
  },
  Crafts: { paths: ['M2 4h6v5H2zM10 4h12v5H10zM2 11h12v5H2zM16 11h6v5h-6zM2 18h6v4H2zM10 18h12v4H10z'] },
  Design: { circles: [[6.5, 6.5, 4.5]], paths: ['M13 2h9v9h-9zM12 13l9.5 9h-19Z'] },
  Other: { paths: ['M12 1.5l2.8 7.1 7.2.5-5.5 4.9 1.7 7.3-6.2-3.9-6.2 3.9 1.7-7.3L2 9.1l7.2-.5Z'] },
};
