import { expect, it } from 'vitest';
import { table } from './table.ts';

it('puts names to the left and figures to the right', () => {
  const rows = [
    ['services', '12 MB'],
    ['web', '120 MB'],
  ];
  expect(table(['image', 'size'], rows).split('\n')).toEqual([
    'image       size',
    'services   12 MB',
    'web       120 MB',
  ]);
});
