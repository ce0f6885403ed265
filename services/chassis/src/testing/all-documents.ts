import type { CollectionSpec, Documents, StoredDocument } from '../ports/documents.ts';

const PAGE = 500;

/** Reads a whole collection, page by page. */
export async function allDocuments<T extends StoredDocument>(
  documents: Documents,
  spec: CollectionSpec,
): Promise<T[]> {
  const collection = documents.collection<T>(spec.name);
  const all: T[] = [];
  for (let after = ''; ; after = all.at(-1)?._id ?? '') {
    const page = await collection.find({ _id: { $gt: after } }, { sort: { _id: 1 }, limit: PAGE });
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}
