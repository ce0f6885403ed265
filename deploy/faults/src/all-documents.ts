import { join } from 'node:path';
import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import type { CollectionSpec, StoredDocument } from '@kindred/chassis/ports/documents';

const PAGE = 500;

/** Reads a whole collection of a stopped process, page by page. */
export async function allDocuments<T extends StoredDocument>(
  dataFolder: string,
  service: string,
  spec: CollectionSpec,
): Promise<T[]> {
  const documents = createEmbeddedDocuments({ path: join(dataFolder, `${service}.sqlite`) });
  await documents.ensure([spec]);
  const collection = documents.collection<T>(spec.name);
  const all: T[] = [];
  for (let after = ''; ; after = all.at(-1)?._id ?? '') {
    const page = await collection.find({ _id: { $gt: after } }, { sort: { _id: 1 }, limit: PAGE });
    all.push(...page);
    if (page.length < PAGE) break;
  }
  await documents.close();
  return all;
}
