import { expect, test } from 'vitest';
import { placeOf } from './tour-place.ts';

const screen = { width: 1440, height: 900 };

test('the card stands below what it points to, and points at it', () => {
  const { spot, card, side } = placeOf({ top: 100, left: 40, width: 400, height: 60 }, screen);
  expect(side).toBe('below');
  expect(spot).toEqual({ top: 80, left: 20, width: 440, height: 100 });
  expect(card.top).toBeGreaterThan(spot.top + spot.height);
});

test('what is too tall is cut, so that the card still fits below it', () => {
  const { spot, card } = placeOf({ top: 20, left: 40, width: 900, height: 2_000 }, screen);
  expect(spot.height).toBe(600);
  expect((card.top ?? 0) + 270).toBeLessThanOrEqual(screen.height);
});

test('above what stands low on the screen', () => {
  const { card, side } = placeOf({ top: 700, left: 40, width: 400, height: 180 }, screen);
  expect(side).toBe('above');
  expect(card).toEqual({ left: expect.closeTo(221.6), bottom: 900 - 680 + 24 });
});

test('at the edge of a screen that is too low for both', () => {
  expect(placeOf({ top: 20, left: 8, width: 304, height: 600 }, { width: 320, height: 256 })).toMatchObject({
    card: {},
    side: 'edge',
  });
});

test('stays on the screen beside something far right', () => {
  const { card } = placeOf({ top: 20, left: 1_200, width: 100, height: 40 }, screen);
  expect(card.left).toBe(1_440 - 384 - 20);
});

test.each([
  ['left', { left: 10, width: 300 }],
  ['right', { left: 1_200, width: 230 }],
])('keeps the corners of the light off the %s edge, and even', (_, { left, width }) => {
  const { spot } = placeOf({ top: 100, left, width, height: 60 }, screen);
  expect(spot).toMatchObject({ left: left - 4, width: width + 8 });
});
