import type { ImageEncoder } from '@kindred/chassis/images/image-encoder';
import type { Clock, Randomness } from '@kindred/chassis/ports/effects';
import {
  type Attachment,
  type AttachmentType,
  filesOf,
  fullFileOf,
  imageFile,
  imageSides,
} from '../domain/attachment.ts';
import type { FilesStore, NamedFile } from '../store/files.store.ts';
import type { UploadsStore } from '../store/uploads.store.ts';

/** Much longer than any upload takes. */
const CHECK_AFTER_MS = 30 * 60_000;
const NAME_BYTES = 16;

export interface AttachmentUpload {
  messageId: string;
  type: AttachmentType;
  bytes: Uint8Array;
}

/** Stores the file of a message before the message: nobody is ever shown a file that is not there. */
export function createStoreAttachment(
  files: FilesStore,
  uploads: UploadsStore,
  encodeImage: ImageEncoder,
  clock: Clock,
  randomness: Randomness,
) {
  const imageFiles = async (name: string, bytes: Uint8Array, contentType: string): Promise<NamedFile[]> => {
    const variants = await encodeImage(bytes);
    return imageSides.flatMap((side) => {
      const variant = variants.find(({ size }) => size === side);
      return variant ? [{ name: imageFile(name, side), contentType, bytes: variant.bytes }] : [];
    });
  };

  /** @throws AppError as the encoder; unavailable when files cannot be stored */
  return async ({ messageId, type, bytes }: AttachmentUpload): Promise<Attachment> => {
    const stored = { ...type, name: Buffer.from(randomness.bytes(NAME_BYTES)).toString('hex') };
    const { name, contentType, kind } = stored;
    const full = fullFileOf(stored);
    const made =
      kind === 'image' ? await imageFiles(name, bytes, contentType) : [{ name: full, contentType, bytes }];
    const checkAt = clock.now() + CHECK_AFTER_MS;
    await uploads.note({ _id: name, messageId, files: filesOf(stored), checkAt });
    await files.put(made);
    const size = made.find((file) => file.name === full)?.bytes.length ?? bytes.length;
    return { ...stored, size };
  };
}
export type StoreAttachment = ReturnType<typeof createStoreAttachment>;
