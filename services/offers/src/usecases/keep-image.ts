import type { ImageEncoder } from '@kindred/chassis/images/image-encoder';
import type { Clock, Randomness } from '@kindred/chassis/ports/effects';
import { contentHashOf } from '../domain/content-hash.ts';
import type { Image } from '../domain/image.ts';
import type { ImagesStore } from '../store/images.store.ts';
import type { UploadsStore } from '../store/uploads.store.ts';

/** Much longer than any upload takes, and than lists elsewhere keep showing the replaced image. */
const CHECK_AFTER_MS = 30 * 60_000;
const NAME_BYTES = 16;
/** More than the limit of uploads lets wait for the sweep. */
const NOTES = 200;

/** Looks after the images of offers: what a write will no longer show is noted before the write. */
export function createKeepImage(
  images: ImagesStore,
  uploads: UploadsStore,
  encodeImage: ImageEncoder,
  clock: Clock,
  randomness: Randomness,
) {
  const note = (_id: string, offerId: string, names: string[]): Promise<void> =>
    uploads.note({ _id, offerId, names, checkAt: clock.now() + CHECK_AFTER_MS });
  return {
    /** Stores every size; the write that shows it comes after. @throws AppError as the encoder */
    async store(offerId: string, bytes: Uint8Array, replaced: Image | null): Promise<Image> {
      const variants = await encodeImage(bytes);
      const name = Buffer.from(randomness.bytes(NAME_BYTES)).toString('hex');
      await note(name, offerId, [name, ...(replaced ? [replaced.name] : [])]);
      await images.put(name, variants);
      return { name, contentHash: contentHashOf(bytes) };
    },
    /** The offer is about to be without it. */
    async release(offerId: string, image: Image | null): Promise<void> {
      if (image) await note(`${image.name}-released`, offerId, [image.name]);
    },
    /** The offer shows none any more, and all it ever had go at once. What cannot be deleted now, the sweep deletes. */
    async erase(offerId: string): Promise<void> {
      const names = (await uploads.ofOffer(offerId, NOTES)).flatMap((upload) => upload.names);
      for (const name of new Set(names)) await images.delete(name);
    },
  };
}

export type KeepImage = ReturnType<typeof createKeepImage>;
