import { expect, it } from 'vitest';
import { createPressGuard } from './press-guard.ts';

const press = (timeStamp: number, detail = 1) => ({ timeStamp, detail });

it('drops the second half of a double click and takes the next deliberate press', () => {
  const mayPress = createPressGuard();
  const pressed = [1_000, 1_180, 1_499, 1_500].map((atMs) => mayPress('ada', press(atMs)));
  expect(pressed).toEqual([true, false, false, true]);
});

it('drops it also where another member has moved under the pointer', () => {
  const mayPress = createPressGuard();
  expect([mayPress('ada', press(1_000)), mayPress('cleo', press(1_180, 2))]).toEqual([true, false]);
});

it('takes quick presses for several members, by pointer and by keyboard', () => {
  const mayPress = createPressGuard();
  const pressed = [
    mayPress('ada', press(1_000)),
    mayPress('cleo', press(1_180)),
    mayPress('noor', press(1_300, 0)),
  ];
  expect(pressed).toEqual([true, true, true]);
});
