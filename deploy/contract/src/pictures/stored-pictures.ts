import { imageSizes } from '@kindred/chassis/images/image-encoder';
import { createLogger } from '@kindred/chassis/log/logger';
import { openDocuments, openObjects } from '@kindred/chassis/process/open-engines';
import { readLocalConfig } from '@kindred/local/config';
import { storages } from '@kindred/local/storages';

const EVERYTHING = 1_000;
const owners = ['profiles', 'offers', 'chat'] as const;

export interface StoredPicture {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** Every variant of every picture the services have noted, read past them from the store of objects. */
export async function storedPictures(
  env: Readonly<Record<string, string | undefined>>,
): Promise<StoredPicture[]> {
  const { addresses } = readLocalConfig(env);
  const logger = createLogger('silent', 'contract');
  const objects = await openObjects(addresses, { logger });
  const found: StoredPicture[] = [];
  for (const owner of owners) {
    const documents = await openDocuments(addresses, owner, { logger });
    const uploads = await documents.collection('uploads').find({}, { limit: EVERYTHING });
    for (const bucket of storages[owner].buckets) {
      for (const { _id } of uploads) {
        for (const size of imageSizes) {
          const name = `${_id}-${size}.webp`;
          const object = await objects.get(bucket, name);
          if (object) found.push({ name: `${bucket}/${name}`, ...object });
        }
      }
    }
    await documents.close();
  }
  await objects.close();
  return found;
}
