import { expect, it } from 'vitest';
import { createDrawSharePicture } from './draw-share-picture.ts';

const id = '0f1e2d3c4b5a69788796a5b4';

function aDrawer() {
  const asked: PromiseWithResolvers<Uint8Array>[] = [];
  const draw = createDrawSharePicture(() => {
    const drawing = Promise.withResolvers<Uint8Array>();
    asked.push(drawing);
    return drawing.promise;
  });
  return { asked, draw };
}

it('draws a picture once for all who ask for it, meanwhile and later', async () => {
  const { asked, draw } = aDrawer();
  const both = Promise.all([draw(id, 'artist'), draw(id, 'artist')]);
  const bytes = new Uint8Array([1]);
  asked[0]?.resolve(bytes);
  expect(await both).toEqual([bytes, bytes]);
  expect(await draw(id, 'artist')).toBe(bytes);
  expect(asked).toHaveLength(1);
});

it('draws the two roles of an id apart', async () => {
  const { asked, draw } = aDrawer();
  const both = Promise.all([draw(id, 'artist'), draw(id, 'entrepreneur')]);
  expect(asked).toHaveLength(2);
  for (const each of asked) each.resolve(new Uint8Array());
  await both;
});

it('tries a picture anew that could not be drawn', async () => {
  const { asked, draw } = aDrawer();
  const first = draw(id, 'artist');
  asked[0]?.reject(new Error('too busy'));
  await expect(first).rejects.toThrow('too busy');
  const second = draw(id, 'artist');
  asked[1]?.resolve(new Uint8Array([2]));
  expect(await second).toEqual(new Uint8Array([2]));
});
