import type { Collection, IndexSpec, StoredDocument } from '../../ports/documents.ts';

/** A document of a suite: whatever the test puts in. */
export interface Thing extends StoredDocument {
  [field: string]: unknown;
}

export interface ThingCollection extends Collection<Thing> {
  indexName(name: string): string;
  addIndex(index: IndexSpec): Promise<void>;
}

export interface DocumentsBed {
  /** A new collection; index names are made unique because servers may demand it. */
  aCollection(indexes?: readonly IndexSpec[]): Promise<ThingCollection>;
  /** The same collection after the store was opened again; undefined where the adapter cannot do that. */
  reopened: (() => Promise<void>) | undefined;
}
