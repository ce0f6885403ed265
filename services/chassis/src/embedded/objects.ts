import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unavailable } from '../errors/app-error.ts';
import { requireBucketName, requireContentType, requireObjectName } from '../ports/object-names.ts';
import type { Objects, StoredObject } from '../ports/objects.ts';

const TEMPORARY = '.tmp-';
const NEW_LINE = 0x0a;
const RETRY_AFTER_SECONDS = 5;
const UNAVAILABLE_CODES = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!UNAVAILABLE_CODES.has(codeOf(error))) throw error;
    throw unavailable(RETRY_AFTER_SECONDS, error);
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; there a rename is journaled by the file system itself.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return false;
  }
}

/** One file holds the content type, a line end, then the bytes: so both change together. */
function toFile({ contentType, bytes }: StoredObject): Buffer {
  return Buffer.concat([Buffer.from(`${requireContentType(contentType)}\n`, 'latin1'), bytes]);
}

function fromFile(content: Buffer): StoredObject {
  const end = content.indexOf(NEW_LINE);
  return {
    contentType: content.toString('latin1', 0, end),
    bytes: new Uint8Array(content.subarray(end + 1)),
  };
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Objects as files, one folder per bucket. @throws TypeError for names that are no plain object names. */
export function createEmbeddedObjects({ path }: { path: string }): Objects {
  const writing = new Set<string>();
  let writes = 0;

  const folderOf = (bucket: string): string => join(path, requireBucketName(bucket));
  // Flat, because S3 lets `a` and `a/b` live side by side.
  const fileOf = (bucket: string, name: string): string =>
    join(folderOf(bucket), requireObjectName(name).replaceAll('/', '%'));
  const place = async (bucket: string, file: string, content: Buffer): Promise<void> => {
    writes += 1;
    const temporary = join(folderOf(bucket), `${TEMPORARY}${writes}`);
    writing.add(temporary);
    try {
      await writeDurably(temporary, content);
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    } finally {
      writing.delete(temporary);
    }
    await syncFolder(folderOf(bucket));
  };
  const removeLeftovers = async (folder: string): Promise<void> => {
    const found = (await readdir(folder))
      .filter((name) => name.startsWith(TEMPORARY))
      .map((name) => join(folder, name));
    await Promise.all(found.filter((file) => !writing.has(file)).map((file) => rm(file, { force: true })));
  };

  return {
    ensure: (buckets) =>
      guarded(async () => {
        for (const bucket of buckets) {
          await mkdir(folderOf(bucket), { recursive: true });
          await removeLeftovers(folderOf(bucket));
        }
        if (buckets.length > 0) await syncFolder(path);
      }),
    put: (bucket, name, object) => guarded(() => place(bucket, fileOf(bucket, name), toFile(object))),
    get: (bucket, name) =>
      guarded(async () => {
        try {
          return fromFile(await readFile(fileOf(bucket, name)));
        } catch (error) {
          if (codeOf(error) !== 'ENOENT') throw error;
          return undefined;
        }
      }),
    delete: (bucket, name) =>
      guarded(async () => {
        await rm(fileOf(bucket, name), { force: true });
        await syncFolder(folderOf(bucket));
      }),
    missing: (buckets) =>
      guarded(async () => {
        const areThere = await Promise.all(buckets.map((bucket) => isThere(folderOf(bucket))));
        return buckets.filter((_, at) => !areThere[at]);
      }),
    ping: async () => {},
    close: async () => {},
  };
}
