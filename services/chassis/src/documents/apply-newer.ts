import { DuplicateKeyError } from '../ports/documents.ts';

/**
 * Writes a projection only when its source is newer: `update` is guarded by version and answers whether it
 * matched, `insert` makes the first copy. Answers false for what is known already.
 */
export async function applyNewer(
  update: () => Promise<boolean>,
  insert: () => Promise<void>,
): Promise<boolean> {
  if (await update()) return true;
  try {
    await insert();
    return true;
  } catch (error) {
    if (!(error instanceof DuplicateKeyError)) throw error;
    // Either the copy is as new, or another process has just made an older one.
    return update();
  }
}
