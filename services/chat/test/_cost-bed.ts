import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import type { Collection, Documents, StoredDocument } from '@kindred/chassis/ports/documents';
import { onTestFinished } from 'vitest';

/** What a store was asked for. */
export interface Cost {
  calls: number;
  documents: number;
}

function counted<T extends StoredDocument>(own: Collection<T>, cost: Cost): Collection<T> {
  const count = <R>(found: R, documents: number): R => {
    cost.calls += 1;
    cost.documents += documents;
    return found;
  };
  return {
    ...own,
    find: async (...args) => own.find(...args).then((found) => count(found, found.length)),
    findOne: async (...args) => own.findOne(...args).then((found) => count(found, found ? 1 : 0)),
    countUpTo: async (...args) => own.countUpTo(...args).then((found) => count(found, found)),
  };
}

/** A store that reports every read no index covers, and counts what reads answer. */
export function createWatchedDocuments() {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-cost-'));
  const scans: string[] = [];
  const own = createEmbeddedDocuments({
    path: join(folder, 'documents.sqlite'),
    onScan: ({ collection, filter, plan }) =>
      scans.push(`${collection} ${JSON.stringify(filter)}: ${plan.join(', ')}`),
  });
  onTestFinished(async () => {
    await own.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const cost: Cost = { calls: 0, documents: 0 };
  const documents: Documents = {
    ...own,
    collection: <T extends StoredDocument>(name: string) => counted(own.collection<T>(name), cost),
  };
  return { documents, own, scans, cost };
}
