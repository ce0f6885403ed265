import { AppError } from '../errors/app-error.ts';
import { createFewAtOnce } from './few-at-once.ts';
import { imageKindOf } from './image-kind.ts';
import { loadSharp, type SharpLibrary } from './sharp-library.ts';

/** Longest side in pixels of what is made of an image; smaller ones are not blown up. */
export const imageSizes = [160, 640, 1600] as const;
export type ImageSize = (typeof imageSizes)[number];

export interface ImageVariant {
  size: ImageSize;
  /** WebP, upright, in sRGB, nothing but pixels. */
  bytes: Uint8Array;
}

export const IMAGE_TYPE = 'image/webp';
export const MAX_IMAGE_BYTES = 8 * 1024 * 1024;
/** 7680 × 4320. */
const MAX_PIXELS = 33_177_600;
const MAX_SIDE = 16_384;
const MEGAPIXEL = 1_000_000;
const DEADLINE_SECONDS = 20;
const QUALITY = 82;
const AT_ONCE = { running: 2, waiting: 8 };

const broken = (cause: unknown) => Object.assign(new AppError('unprocessable', 'broken-image'), { cause });

async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw broken(error);
  }
}

function requireKnownKind(bytes: Uint8Array, maxBytes: number): void {
  if (bytes.length > maxBytes) throw new AppError('too-large', 'too-large');
  if (!imageKindOf(bytes)) throw new AppError('unsupported-media', 'unknown-image');
}

/** Looks at the header alone, so that a bomb is refused before a pixel is decoded. */
async function requireFewPixels(sharp: SharpLibrary, bytes: Uint8Array): Promise<void> {
  const { width, height } = await readable(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height <= MAX_PIXELS && Math.max(width, height) <= MAX_SIDE) return;
  throw new AppError('unprocessable', {
    code: 'too-many-pixels',
    params: { limit: Math.floor(MAX_PIXELS / MEGAPIXEL) },
  });
}

/** Decodes once, the first frame only; the variants are made from bare pixels, so nothing else can reach them. */
async function encodeAll(sharp: SharpLibrary, bytes: Uint8Array): Promise<ImageVariant[]> {
  const inside = (size: number) =>
    ({ width: size, height: size, fit: 'inside', withoutEnlargement: true }) as const;
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(inside(Math.max(...imageSizes)))
    .toColourspace('srgb')
    .timeout({ seconds: DEADLINE_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const variants: ImageVariant[] = [];
  for (const size of imageSizes) {
    const pixels = sharp(data, { raw: { width, height, channels } }).resize(inside(size));
    const encoded = pixels.timeout({ seconds: DEADLINE_SECONDS }).webp({ quality: QUALITY });
    variants.push({ size, bytes: await encoded.toBuffer() });
  }
  return variants;
}

/**
 * Makes every size of an uploaded image. The library is loaded by the first one: a process that sees no image
 * does not pay for it.
 * @throws AppError too-large, unsupported-media `unknown-image`, unprocessable `too-many-pixels` or
 * `broken-image`, unavailable `too-busy`
 */
export function createImageEncoder({ maxBytes = MAX_IMAGE_BYTES } = {}) {
  const fewAtOnce = createFewAtOnce(AT_ONCE);
  let library: Promise<SharpLibrary> | undefined;
  return async (bytes: Uint8Array): Promise<ImageVariant[]> => {
    requireKnownKind(bytes, maxBytes);
    library ??= loadSharp();
    const sharp = await library;
    return fewAtOnce(async () => {
      await requireFewPixels(sharp, bytes);
      return readable(() => encodeAll(sharp, bytes));
    });
  };
}

export type ImageEncoder = ReturnType<typeof createImageEncoder>;
