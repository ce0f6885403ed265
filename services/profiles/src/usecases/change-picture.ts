import type { PictureSlot } from '../domain/picture.ts';
import type { MembersStore } from '../store/members.store.ts';
import { changeMember } from './change-member.ts';
import { requireOwnProfile } from './require-member.ts';
import { contentHashOf, type StorePicture } from './store-picture.ts';

export interface PictureUpload {
  userId: string;
  slot: PictureSlot;
  bytes: Uint8Array;
}

/**
 * Gives a member a new picture: the objects first, then the one write of the member, so that nobody is ever
 * shown a picture that is not there.
 */
export function createChangePicture(members: MembersStore, storePicture: StorePicture) {
  /** @throws AppError as the encoder; unavailable `profile-not-ready`, or when objects cannot be stored */
  return async ({ userId, slot, bytes }: PictureUpload): Promise<void> => {
    const own = await requireOwnProfile(members, userId);
    if (own[slot]?.contentHash === contentHashOf(bytes)) return;
    const picture = await storePicture(userId, bytes, own[slot]);
    await members.update(userId, (current) =>
      current[slot]?.contentHash === picture.contentHash
        ? undefined
        : changeMember(current, { [slot]: picture }),
    );
  };
}

export type ChangePicture = ReturnType<typeof createChangePicture>;
