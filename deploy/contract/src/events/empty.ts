import type { StoredDocument } from '@kindred/chassis/ports/documents';
import { allDocuments } from '@kindred/chassis/testing/all-documents';
import type { Cluster } from '@kindred/local/cluster';
import { collections, projectedFields, projections } from './projections.ts';

const named = Object.entries(collections).flatMap(([service, specs]) =>
  specs.map((spec) => ({ service, spec, name: `${service}/${spec.name}` })),
);

/** Takes everything away that services know by events alone; answers how many documents were touched. */
export async function emptyProjections(cluster: Pick<Cluster, 'documents'>): Promise<number> {
  let touched = 0;
  for (const { service, spec, name } of named) {
    const documents = cluster.documents.get(service);
    const fields = projectedFields[name];
    const isWhole = projections.includes(name);
    if (!documents || (!fields && !isWhole)) continue;
    const collection = documents.collection(spec.name);
    for (const { _id } of await allDocuments<StoredDocument>(documents, spec)) {
      // Who is erased stays blank for good: that was work asked for once, which no event asks for again.
      if (spec.name === 'cards' && (await documents.collection('erasures').findOne({ _id }))) continue;
      if (fields) await collection.updateOne({ _id }, fields);
      else await collection.deleteOne({ _id });
      touched += 1;
    }
  }
  return touched;
}
