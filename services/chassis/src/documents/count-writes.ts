import type { Collection, Documents, StoredDocument } from '../ports/documents.ts';

/** Tells whether a service's documents have changed since. */
export interface WriteCount {
  /** Larger after every write through these documents that changed something or may have. */
  version(): number;
}

/** The same documents, with a count of what is written through them: by calls, consumers, jobs and the relay. */
export function countWrites(own: Documents): { documents: Documents; writes: WriteCount } {
  let version = 0;
  /** A write that failed may have been stored all the same. */
  const counted = async <R>(write: Promise<R>, hasChanged: (result: R) => boolean): Promise<R> => {
    let isUnchanged = false;
    try {
      const result = await write;
      isUnchanged = !hasChanged(result);
      return result;
    } finally {
      if (!isUnchanged) version += 1;
    }
  };
  const countedCollection = <T extends StoredDocument>(collection: Collection<T>): Collection<T> => ({
    ...collection,
    insertOne: (document) => counted(collection.insertOne(document), () => true),
    updateOne: (...args) =>
      counted(collection.updateOne(...args), ({ modified, upserted }) => modified > 0 || upserted),
    findOneAndUpdate: (...args) =>
      counted(collection.findOneAndUpdate(...args), (found) => found !== undefined),
    deleteOne: (filter) => counted(collection.deleteOne(filter), ({ deleted }) => deleted > 0),
  });
  return {
    writes: { version: () => version },
    documents: {
      ensure: (specs) => own.ensure(specs),
      missing: (specs) => own.missing(specs),
      ping: () => own.ping(),
      close: () => own.close(),
      collection: <T extends StoredDocument>(name: string) => countedCollection(own.collection<T>(name)),
    },
  };
}
