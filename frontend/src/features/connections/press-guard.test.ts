import { expect, it } from 'vitest';
import { createPressGuard } from './press-guard.ts';

it('drops the second half of a double click and takes the next deliberate press', () => {
  const mayPress = createPressGuard(500);
  expect([1_000, 1_180, 1_499, 1_500].map(mayPress)).toEqual([true, false, false, true]);
});
