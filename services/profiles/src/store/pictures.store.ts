import { IMAGE_TYPE, type ImageVariant, imageSizes } from '@kindred/chassis/images/image-encoder';
import type { Objects } from '@kindred/chassis/ports/objects';
import { pictureFile } from '../domain/picture.ts';
import { PICTURES_BUCKET } from './pictures.buckets.ts';

/** Pictures as objects, one per size. */
export const createPicturesStore = (objects: Objects) => ({
  /** Resolves when every size is durable. */
  async put(name: string, variants: readonly ImageVariant[]): Promise<void> {
    const stored = variants.map(({ size, bytes }) =>
      objects.put(PICTURES_BUCKET, pictureFile(name, size), { contentType: IMAGE_TYPE, bytes }),
    );
    await Promise.all(stored);
  },
  get: (file: string): Promise<Uint8Array | undefined> =>
    objects.get(PICTURES_BUCKET, file).then((found) => found?.bytes),
  async delete(name: string): Promise<void> {
    await Promise.all(imageSizes.map((size) => objects.delete(PICTURES_BUCKET, pictureFile(name, size))));
  },
});

export type PicturesStore = ReturnType<typeof createPicturesStore>;
