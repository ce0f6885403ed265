import { expect, it } from 'vitest';
import { artwork } from './artwork.ts';

const ids = Array.from({ length: 200 }, (_, i) => `offer-${i}`);

it('draws the same sheet for the same id, and many different ones', () => {
  const sheets = ids.map((id) => JSON.stringify(artwork(id)));
  expect(ids.map((id) => JSON.stringify(artwork(id)))).toEqual(sheets);
  expect(new Set(sheets).size).toBeGreaterThan(150);
});

it('starts every sheet with its ground and puts something on it', () => {
  for (const id of ids) {
    const [ground, ...rest] = artwork(id);
    expect(ground).toMatchObject({ el: 'rect', width: 120, height: 120 });
    expect(rest.length).toBeGreaterThan(0);
  }
});
