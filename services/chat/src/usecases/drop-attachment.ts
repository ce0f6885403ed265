import type { Clock } from '@kindred/chassis/ports/effects';
import { type Attachment, filesOf } from '../domain/attachment.ts';
import type { FilesStore } from '../store/files.store.ts';
import type { UploadsStore } from '../store/uploads.store.ts';

/** Longer than it takes the message to let go of its file. */
const CHECK_AFTER_MS = 60_000;

/** Deletes the files of a message together with what the message says of them. */
export function createDropAttachment(files: FilesStore, uploads: UploadsStore, clock: Clock) {
  return {
    /** Before the message lets go of its file: whatever happens next, the file does not stay behind. */
    announce: (messageId: string, file: Attachment): Promise<void> =>
      uploads.note({
        _id: file.name,
        messageId,
        files: filesOf(file),
        checkAt: clock.now() + CHECK_AFTER_MS,
      }),
    /** After it. Where the files cannot be deleted now the sweep does it. */
    async drop(file: Attachment): Promise<void> {
      try {
        await files.delete(filesOf(file));
      } catch {
        return;
      }
      await uploads.forget(file.name);
    },
  };
}
export type DropAttachment = ReturnType<typeof createDropAttachment>;
