import type { Objects, StoredObject } from '@kindred/chassis/ports/objects';
import { FILES_BUCKET } from './files.buckets.ts';

export interface NamedFile extends StoredObject {
  name: string;
}

/** Attachments as objects. */
export const createFilesStore = (objects: Objects) => ({
  /** Resolves when every file is durable. */
  async put(files: readonly NamedFile[]): Promise<void> {
    await Promise.all(files.map(({ name, ...object }) => objects.put(FILES_BUCKET, name, object)));
  },
  get: (name: string): Promise<StoredObject | undefined> => objects.get(FILES_BUCKET, name),
  async delete(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => objects.delete(FILES_BUCKET, name)));
  },
});

export type FilesStore = ReturnType<typeof createFilesStore>;
