import type { Clock } from '@kindred/chassis/ports/effects';
import { shownPictures } from '../domain/member.ts';
import type { MembersStore } from '../store/members.store.ts';
import type { PicturesStore } from '../store/pictures.store.ts';
import type { UploadsStore } from '../store/uploads.store.ts';

const BATCH = 100;

/**
 * Deletes what uploads left behind: replaced and deleted pictures, and those of uploads that never came to their end. A
 * name is used once, so what a member does not show by now is never shown again. Running twice does no harm.
 */
export function createSweepPictures(
  members: MembersStore,
  pictures: PicturesStore,
  uploads: UploadsStore,
  clock: Clock,
) {
  const sweepBatch = async (): Promise<number> => {
    const due = await uploads.findDue(clock.now(), BATCH);
    for (const { _id, userId, names } of due) {
      const member = await members.get(userId);
      const shown = member ? shownPictures(member) : [];
      for (const name of names) if (!shown.includes(name)) await pictures.delete(name);
      await uploads.forget(_id);
    }
    return due.length;
  };
  return async (): Promise<void> => {
    while ((await sweepBatch()) === BATCH);
  };
}

export type SweepPictures = ReturnType<typeof createSweepPictures>;
