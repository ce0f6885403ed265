import { createHash } from 'node:crypto';
import type { ImageEncoder } from '@kindred/chassis/images/image-encoder';
import type { Clock, Randomness } from '@kindred/chassis/ports/effects';
import type { Picture } from '../domain/picture.ts';
import type { PicturesStore } from '../store/pictures.store.ts';
import type { UploadsStore } from '../store/uploads.store.ts';

/** Much longer than any upload takes, and than cards elsewhere keep showing a picture that is gone. */
export const CHECK_AFTER_MS = 30 * 60_000;
const NAME_BYTES = 16;

export const contentHashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

/**
 * Makes a new picture out of an upload, durable before anybody is shown it. Noted first, with the one it will
 * replace: what is left over, of a failure as of a success, goes with the next sweep.
 */
export const createStorePicture =
  (
    pictures: PicturesStore,
    uploads: UploadsStore,
    encodeImage: ImageEncoder,
    clock: Clock,
    randomness: Randomness,
  ) =>
  /** @throws AppError as the encoder; unavailable when objects cannot be stored */
  async (userId: string, bytes: Uint8Array, replaced: Picture | null): Promise<Picture> => {
    const variants = await encodeImage(bytes);
    const name = Buffer.from(randomness.bytes(NAME_BYTES)).toString('hex');
    const names = [name, ...(replaced ? [replaced.name] : [])];
    await uploads.note({ _id: name, userId, names, checkAt: clock.now() + CHECK_AFTER_MS });
    await pictures.put(name, variants);
    return { name, contentHash: contentHashOf(bytes) };
  };

export type StorePicture = ReturnType<typeof createStorePicture>;
