import type { Clock, Ids } from '@kindred/chassis/ports/effects';
import { erasedFields } from '../domain/erased-member.ts';
import { blankMember, shownPictures } from '../domain/member.ts';
import type { MembersStore } from '../store/members.store.ts';
import type { PicturesStore } from '../store/pictures.store.ts';
import type { UploadsStore } from '../store/uploads.store.ts';
import { changeMember } from './change-member.ts';

/** Longer than the write takes after which nobody is shown the pictures. */
const CHECK_AFTER_MS = 60_000;
/** More than the limit of uploads lets wait for the sweep. */
const NOTES = 200;

/**
 * Blanks a member and deletes their pictures, also those replaced or given up lately. Where they cannot be deleted
 * now, the sweep does it.
 */
export function createEraseMember(
  members: MembersStore,
  pictures: PicturesStore,
  uploads: UploadsStore,
  clock: Clock,
  ids: Ids,
) {
  return async (userId: string): Promise<void> => {
    const member = await members.get(userId);
    const names = member ? shownPictures(member) : [];
    const checkAt = clock.now() + CHECK_AFTER_MS;
    if (names.length > 0) await uploads.note({ _id: ids.next(), userId, names, checkAt });
    await members.createOrUpdate(blankMember(userId), (current) =>
      changeMember(current, erasedFields(current)),
    );
    const left = (await uploads.ofMember(userId, NOTES)).flatMap((note) => note.names);
    for (const name of new Set([...names, ...left])) await pictures.delete(name);
  };
}
