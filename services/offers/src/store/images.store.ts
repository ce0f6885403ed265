import { IMAGE_TYPE, type ImageVariant, imageSizes } from '@kindred/chassis/images/image-encoder';
import type { Objects } from '@kindred/chassis/ports/objects';
import { imageFile } from '../domain/image.ts';
import { IMAGES_BUCKET } from './images.buckets.ts';

/** Images as objects, one per size. */
export const createImagesStore = (objects: Objects) => ({
  /** Resolves when every size is durable. */
  async put(name: string, variants: readonly ImageVariant[]): Promise<void> {
    const stored = variants.map(({ size, bytes }) =>
      objects.put(IMAGES_BUCKET, imageFile(name, size), { contentType: IMAGE_TYPE, bytes }),
    );
    await Promise.all(stored);
  },
  get: (file: string): Promise<Uint8Array | undefined> =>
    objects.get(IMAGES_BUCKET, file).then((found) => found?.bytes),
  async delete(name: string): Promise<void> {
    await Promise.all(imageSizes.map((size) => objects.delete(IMAGES_BUCKET, imageFile(name, size))));
  },
});

export type ImagesStore = ReturnType<typeof createImagesStore>;
