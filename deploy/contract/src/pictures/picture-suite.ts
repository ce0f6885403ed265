import { lookAt, SECRET } from '@kindred/chassis/testing/images';
import { patience } from '@kindred/chassis/testing/patience';
import { type Suite, show } from '@kindred/chassis/testing/show';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cast, makeCast } from '../hostile/cast.ts';
import type { Adapters } from '../testing/adapters.ts';
import { type ChildProduct, startChildProduct } from '../testing/child-product.ts';
import { aLadenPhoto, polyglots, refusedPictures } from './hostile-pictures.ts';
import { picturePlaces, upload } from './picture-places.ts';
import { type StoredPicture, storedPictures } from './stored-pictures.ts';

const MOST_MS = 120_000;
/** Decoded, 289 MP would take this much as grey alone. */
const DECODED_MB = 275;
/** Signs of EXIF, XMP, IPTC, Photoshop and colour profiles. */
const traces = /Exif|EXIF|XMP |xmpmeta|8BIM|Photoshop|ICCP|acsp|JFXX|MakerNote|alert/;

const newSince = async (
  product: ChildProduct,
  before: readonly StoredPicture[],
): Promise<StoredPicture[]> => {
  const known = new Set(before.map(({ name }) => name));
  return (await storedPictures(product.env)).filter(({ name }) => !known.has(name));
};

const textOf = ({ bytes }: StoredPicture): string => Buffer.from(bytes).toString('latin1');

/** Pictures that tell too much, are too large, or are none, at every place that takes one. */
export function describePictures(suite: Suite, adapters: Adapters): void {
  let product: ChildProduct;
  let cast: Cast;
  let photo: Buffer;
  beforeAll(async () => {
    product = await startChildProduct(adapters);
    cast = await makeCast(product);
    photo = await aLadenPhoto();
  }, MOST_MS * patience);
  afterAll(() => product?.stop());

  it('begins with a photo of 33 MP that tells everything', () => {
    expect(photo.toString('latin1').split(SECRET).length).toBeGreaterThan(8);
    expect(photo.length).toBeLessThan(8 * 1024 * 1024);
  });

  describe.each(picturePlaces)('as $title', (place) => {
    it('a laden photo is kept upright and tells nothing', { timeout: MOST_MS * patience }, async () => {
      const before = await storedPictures(product.env);
      const answer = await upload(product, cast, place, photo, 'photo.jpg');
      expect([answer.status, answer.text.slice(0, 200)]).toEqual([
        expect.toBeOneOf([200, 201]),
        expect.anything(),
      ]);
      const stored = await newSince(product, before);
      expect(stored.length).toBeGreaterThanOrEqual(place.title === 'message' ? 2 : 3);
      for (const variant of stored) {
        expect(variant.contentType).toBe('image/webp');
        expect(textOf(variant)).not.toContain(SECRET);
        expect(textOf(variant)).not.toMatch(traces);
        const { width, height, top, bottom, chunks } = await lookAt(variant.bytes);
        expect([height > width, chunks]).toEqual([true, ['VP8 ']]);
        expect([top[0], bottom[2]]).toEqual([expect.closeTo(255, -1), expect.closeTo(255, -1)]);
      }
    });

    it('of a polyglot the picture alone is kept', async () => {
      for (const [title, bytes] of Object.entries(await polyglots())) {
        const before = await storedPictures(product.env);
        const { status } = await upload(product, cast, place, bytes, 'a.png.html');
        expect([title, status]).toEqual([title, expect.toBeOneOf([200, 201])]);
        const stored = await newSince(product, before);
        expect(stored.length).toBeGreaterThanOrEqual(2);
        expect(stored.map(textOf).join('')).not.toMatch(traces);
      }
    });
  });

  it('what is no picture is refused without decoding it, and nothing is stored', {
    timeout: MOST_MS * patience,
  }, async () => {
    const before = await storedPictures(product.env);
    const refused = await refusedPictures(photo);
    const start = await product.figures();
    let slowestBombMs = 0;
    let count = 0;
    for (const place of picturePlaces) {
      for (const [title, { bytes, filename, status }] of Object.entries(refused)) {
        const isTaken =
          (title === 'PDF' && place.takesPdf) || (title === 'nothing' && place.title === 'offer');
        if (isTaken) continue;
        const startedMs = performance.now();
        const answer = await upload(product, cast, place, bytes, filename);
        expect([place.title, title, answer.status]).toEqual([place.title, title, status]);
        count += 1;
        if (title.endsWith('289 MP')) slowestBombMs = Math.max(slowestBombMs, performance.now() - startedMs);
      }
    }
    const end = await product.figures();
    expect(await newSince(product, before)).toEqual([]);
    expect(end.memoryMb - start.memoryMb).toBeLessThan(DECODED_MB / 2);
    expect(end.startedAt).toBe(start.startedAt);
    show(suite, 'pictures', [
      `33 MP photo with EXIF, XMP, IPTC, ICC: upright and bare at ${picturePlaces.length} places; ${count} bad pictures refused, ` +
        `289 MP bomb in ≤ ${Math.round(slowestBombMs)} ms, memory ${Math.round(start.memoryMb)} → ${Math.round(end.memoryMb)} MB`,
    ]);
  });
}
