import { deflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { createImageEncoder, type ImageVariant } from '../src/images/image-encoder.ts';
import { aBlackPng, anAnimation, anImage, aPhoto, lookAt, pngChunk, SECRET } from '../src/testing/images.ts';

const encode = createImageEncoder();
const MEGABYTE = 1_000_000;

// The library is loaded by the first picture; memory is measured after that.
beforeAll(async () => void (await encode(await anImage())));

const largest = (variants: ImageVariant[]): Uint8Array => variants.at(-1)?.bytes ?? new Uint8Array();

/** How much the process grew while this ran, garbage included. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const before = process.memoryUsage.rss();
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 1);
  await work();
  clearInterval(watch);
  return (Math.max(peak, process.memoryUsage.rss()) - before) / MEGABYTE;
}

const refusal = async (bytes: Uint8Array): Promise<string> =>
  encode(bytes).then(
    () => 'accepted',
    (error) => `${error.kind} ${error.message}`,
  );

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('makes three WebP of %s', async (format) => {
  const variants = await encode(await anImage({ width: 2000, height: 1000, format }));
  const seen = await Promise.all(
    variants.map(async ({ size, bytes }) => ({ size, ...(await lookAt(bytes)) })),
  );
  expect(seen.map(({ size, width, height }) => [size, width, height])).toEqual([
    [160, 160, 80],
    [640, 640, 320],
    [1600, 1600, 800],
  ]);
  for (const { top, chunks } of seen) {
    expect(chunks).toEqual(['VP8 ']);
    for (const [place, value] of [0xc0, 0xff, 0xee].entries()) expect(top[place]).toBeGreaterThan(value - 8);
  }
});

test('does not blow up what is small', async () => {
  const variants = await encode(await anImage({ width: 200, height: 100 }));
  const widths = await Promise.all(variants.map(async ({ bytes }) => (await lookAt(bytes)).width));
  expect(widths).toEqual([160, 200, 200]);
});

test('turns a photo upright and leaves every word of it behind', async () => {
  const photo = await aPhoto();
  expect(photo.toString('latin1')).toContain(SECRET);
  for (const { bytes } of await encode(photo)) {
    const { width, height, top, bottom, chunks } = await lookAt(bytes);
    expect([width, height, chunks]).toEqual([60, 90, ['VP8 ']]);
    expect([(top[0] ?? 0) > (top[2] ?? 0), (bottom[2] ?? 0) > (bottom[0] ?? 0)]).toEqual([true, true]);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain(SECRET);
  }
});

test('takes a photo of 33 megapixels and refuses one more row', async () => {
  const photo = await aPhoto({ width: 7680, height: 4320 });
  const { width, height, chunks } = await lookAt(largest(await encode(photo)));
  expect([width, height, chunks]).toEqual([900, 1600, ['VP8 ']]);
  expect(await refusal(aBlackPng(7680, 4321))).toBe('unprocessable too-many-pixels');
});

test.each(['gif', 'webp'] as const)('keeps the first of ten thousand frames of a %s', async (format) => {
  const animation = await anAnimation(format, 10_000);
  const { width, height, top, chunks } = await lookAt(largest(await encode(animation)));
  expect([width, height, chunks]).toEqual([8, 8, ['VP8 ']]);
  expect(Math.max(...top)).toBeLessThan(8);
});

test('keeps transparency and reads sixteen bits and greys', async () => {
  const { default: sharp } = await import('sharp');
  const clear = { create: { width: 20, height: 10, channels: 4 as const, background: '#ff000080' } };
  const seen = await lookAt(largest(await encode(await sharp(clear).png().toBuffer())));
  expect(seen.chunks).toEqual(['VP8X', 'ALPH', 'VP8 ']);
  const deep = await sharp(await anImage({ colour: '#808080' }))
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  const grey = await sharp(await anImage({ colour: '#808080' }))
    .toColourspace('b-w')
    .png()
    .toBuffer();
  for (const bytes of [deep, grey]) {
    const { top } = await lookAt(largest(await encode(bytes)));
    for (const value of top) expect(Math.abs(value - 0x80)).toBeLessThan(8);
  }
});

test.each([
  ['289 megapixels', () => aBlackPng(17_000, 17_000)],
  ['a million pixels in one row', () => aBlackPng(1_000_000, 1)],
])('refuses %s by the header, without decoding', async (_, make) => {
  const bomb = make();
  expect(bomb.length).toBeLessThan(MEGABYTE);
  const grown = await growth(async () => expect(await refusal(bomb)).toBe('unprocessable too-many-pixels'));
  expect(grown).toBeLessThan(20);
});

test.each(['zTXt', 'iCCP', 'iTXt'])('does not unpack a bomb in the %s of a PNG', async (type) => {
  const packed = deflateSync(Buffer.alloc(500 * MEGABYTE));
  const head = type === 'iTXt' ? 'a\0\x01\0\0\0' : 'a\0\0';
  const bomb = aBlackPng(10, 10, [pngChunk(type, Buffer.concat([Buffer.from(head, 'latin1'), packed]))]);
  expect(await growth(() => refusal(bomb))).toBeLessThan(60);
});

test('refuses what is cut, empty inside or too long, each with its reason', async () => {
  const whole = await aPhoto({ width: 900, height: 600 });
  expect(await refusal(whole.subarray(0, whole.length >> 1))).toBe('unprocessable broken-image');
  expect(await refusal(Buffer.from('GIF89a/*<script>alert(1)</script>*/'))).toBe(
    'unprocessable broken-image',
  );
  expect(await refusal(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toBe('unprocessable broken-image');
  expect(await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
    'unsupported-media unknown-image',
  );
  expect(await refusal(await anImage({ format: 'tiff' }))).toBe('unsupported-media unknown-image');
  expect(await refusal(Buffer.concat([whole, Buffer.alloc(8 * 1024 * 1024)]))).toBe('too-large too-large');
});

test('refuses the eleventh picture at once and goes on with the ten', async () => {
  const image = await anImage({ width: 1200, height: 900 });
  const answers = await Promise.all(Array.from({ length: 11 }, () => refusal(image)));
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(10);
  expect(answers.at(-1)).toBe('unavailable too-busy');
  expect(await refusal(image)).toBe('accepted');
});

test('stays as large as it is, however many photos come', async () => {
  const photo = await aPhoto({ width: 3000, height: 2000 });
  const many = async (count: number) => {
    for (let at = 0; at < count; at += 1) await Promise.all([encode(photo), encode(photo)]);
  };
  await many(5);
  expect(await growth(() => many(10))).toBeLessThan(60);
});
