import { afterAll, beforeAll, describe } from 'vitest';
import type { Collection, Documents, IndexSpec } from '../../ports/documents.ts';
import type { DocumentsBed, Thing } from './documents-bed.ts';
import { documentsConcurrency } from './documents-concurrency.contract.ts';
import { documentsFilters } from './documents-filters.contract.ts';
import { documentsIndexes } from './documents-indexes.contract.ts';
import { documentsMigration } from './documents-migration.contract.ts';
import { documentsReading } from './documents-reading.contract.ts';
import { documentsUpdates } from './documents-updates.contract.ts';
import { documentsWriting } from './documents-writing.contract.ts';
import { freshName } from './fresh-name.ts';

export interface DocumentsHarness {
  documents: Documents;
  /** Ends the store the hard or the soft way and opens it again on the same data. */
  reopen?(): Promise<Documents>;
  close(): Promise<void>;
}

/** What every adapter of the documents port does. Needs only what MongoDB and its relatives can do. */
export function documentsContract(name: string, make: () => Promise<DocumentsHarness>): void {
  describe(`documents: ${name}`, () => {
    let harness: DocumentsHarness;
    let documents: Documents;
    const made: { name: string; indexes: IndexSpec[] }[] = [];

    const bed: DocumentsBed = {
      async aCollection(indexes = []) {
        const collection = freshName('things');
        const indexName = (index: string): string => `${collection}-${index}`;
        const spec = { name: collection, indexes: [] as IndexSpec[] };
        const add = async (added: readonly IndexSpec[]): Promise<void> => {
          spec.indexes.push(...added.map((index) => ({ ...index, name: indexName(index.name) })));
          await documents.ensure([spec]);
        };
        made.push(spec);
        await add(indexes);
        const now = (): Collection<Thing> => documents.collection<Thing>(collection);
        return {
          indexName,
          addIndex: (index) => add([index]),
          insertOne: (...args) => now().insertOne(...args),
          findOne: (...args) => now().findOne(...args),
          find: (...args) => now().find(...args),
          countUpTo: (...args) => now().countUpTo(...args),
          updateOne: (...args) => now().updateOne(...args),
          findOneAndUpdate: (...args) => now().findOneAndUpdate(...args),
          deleteOne: (...args) => now().deleteOne(...args),
        };
      },
      get reopened() {
        const { reopen } = harness;
        if (!reopen) return undefined;
        return async () => {
          documents = await reopen();
          await documents.ensure(made);
        };
      },
    };

    beforeAll(async () => {
      harness = await make();
      documents = harness.documents;
    });
    afterAll(() => harness?.close());

    documentsWriting(bed);
    documentsUpdates(bed);
    documentsReading(bed);
    documentsFilters(bed);
    documentsIndexes(bed);
    documentsConcurrency(bed);
    documentsMigration(() => documents);
  });
}
