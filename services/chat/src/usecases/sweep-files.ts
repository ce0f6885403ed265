import type { Clock } from '@kindred/chassis/ports/effects';
import type { FilesStore } from '../store/files.store.ts';
import type { MessagesStore } from '../store/messages.store.ts';
import type { UploadsStore } from '../store/uploads.store.ts';

const BATCH = 100;

/**
 * Deletes files no message holds: of uploads that never came to their end, and of deleted messages. A name is
 * used once, so what is not held by now is never held again. Running twice does no harm.
 */
export function createSweepFiles(
  messages: Pick<MessagesStore, 'get'>,
  files: FilesStore,
  uploads: UploadsStore,
  clock: Clock,
) {
  const sweepBatch = async (): Promise<number> => {
    const due = await uploads.findDue(clock.now(), BATCH);
    for (const { _id, messageId, files: names } of due) {
      const message = await messages.get(messageId);
      if (message?.file?.name !== _id) await files.delete(names);
      await uploads.forget(_id);
    }
    return due.length;
  };
  return async (): Promise<void> => {
    while ((await sweepBatch()) === BATCH);
  };
}
export type SweepFiles = ReturnType<typeof createSweepFiles>;
