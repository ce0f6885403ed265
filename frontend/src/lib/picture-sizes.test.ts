import { expect, test } from 'vitest';
import { pictureAt, pictureSources } from './picture-sizes.ts';

test('a picture is found in each of its sizes', () => {
  expect(pictureAt('/media/profiles/ab12-640.webp', 1600)).toBe('/media/profiles/ab12-1600.webp');
  expect(pictureSources('/media/profiles/ab12-640.webp')).toBe(
    '/media/profiles/ab12-160.webp 160w, /media/profiles/ab12-640.webp 640w, /media/profiles/ab12-1600.webp 1600w',
  );
});

test('an address without a size is left alone', () => {
  expect(pictureAt('/media/x.png', 160)).toBe('/media/x.png');
  expect(pictureSources('/media/x.png')).toBeUndefined();
});
