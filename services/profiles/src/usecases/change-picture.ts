import { createHash } from 'node:crypto';
import type { ImageEncoder } from '@kindred/chassis/images/image-encoder';
import type { Clock, Randomness } from '@kindred/chassis/ports/effects';
import type { PictureSlot } from '../domain/picture.ts';
import type { MembersStore } from '../store/members.store.ts';
import type { PicturesStore } from '../store/pictures.store.ts';
import type { UploadsStore } from '../store/uploads.store.ts';
import { changeMember } from './change-member.ts';
import { requireOwnProfile } from './require-member.ts';

/** Much longer than any upload takes, and than cards elsewhere keep showing the replaced picture. */
const CHECK_AFTER_MS = 30 * 60_000;
const NAME_BYTES = 16;

export interface PictureUpload {
  userId: string;
  slot: PictureSlot;
  bytes: Uint8Array;
}

/**
 * Gives a member a new picture: the objects first, then the one write of the member, so that nobody is ever
 * shown a picture that is not there. What is left over, of a failure as of a success, goes with the next sweep.
 */
export function createChangePicture(
  members: MembersStore,
  pictures: PicturesStore,
  uploads: UploadsStore,
  encodeImage: ImageEncoder,
  clock: Clock,
  randomness: Randomness,
) {
  /** @throws AppError as the encoder; unavailable `profile-not-ready`, or when objects cannot be stored */
  return async ({ userId, slot, bytes }: PictureUpload): Promise<void> => {
    const own = await requireOwnProfile(members, userId);
    const contentHash = createHash('sha256').update(bytes).digest('base64url');
    if (own[slot]?.contentHash === contentHash) return;
    const variants = await encodeImage(bytes);
    const name = Buffer.from(randomness.bytes(NAME_BYTES)).toString('hex');
    const names = [name, ...(own[slot] ? [own[slot].name] : [])];
    await uploads.note({ _id: name, userId, names, checkAt: clock.now() + CHECK_AFTER_MS });
    await pictures.put(name, variants);
    await members.update(userId, (current) =>
      current[slot]?.contentHash === contentHash
        ? undefined
        : changeMember(current, { [slot]: { name, contentHash } }),
    );
  };
}

export type ChangePicture = ReturnType<typeof createChangePicture>;
