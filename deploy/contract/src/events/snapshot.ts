import type { StoredDocument } from '@kindred/chassis/ports/documents';
import { allDocuments } from '@kindred/chassis/testing/all-documents';
import type { Cluster } from '@kindred/local/cluster';
import { collections } from './projections.ts';

type Fields = Readonly<Record<string, Readonly<Record<string, string>>>>;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, field]) => [key, sorted(field)]));
}

/** `field` or `field.inside`, taken away from a copy. */
function without(document: object, fields: readonly string[]): object {
  const copy: Record<string, unknown> = { ...document };
  for (const path of fields) {
    const [field = '', ...rest] = path.split('.');
    const inner = copy[field];
    if (rest.length === 0) delete copy[field];
    else if (typeof inner === 'object' && inner !== null) copy[field] = without(inner, [rest.join('.')]);
  }
  return copy;
}

/** Every document of a service as text, fields in order, by `<service>/<collection>/<id>`. */
export async function documentsOf(
  cluster: Pick<Cluster, 'documents'>,
  service: string,
  leftOut: Fields,
): Promise<Record<string, string>> {
  const documents = cluster.documents.get(service);
  if (!documents) return {};
  const all: Record<string, string> = {};
  for (const spec of collections[service] ?? []) {
    const name = `${service}/${spec.name}`;
    const fields = Object.keys(leftOut[name] ?? {});
    for (const document of await allDocuments<StoredDocument>(documents, spec))
      all[`${name}/${document._id}`] = JSON.stringify(sorted(without(document, fields)));
  }
  return all;
}

export async function allDocumentsOf(
  cluster: Pick<Cluster, 'documents'>,
  leftOut: Fields,
): Promise<Record<string, string>> {
  const parts = await Promise.all(
    Object.keys(collections).map((service) => documentsOf(cluster, service, leftOut)),
  );
  return Object.assign({}, ...parts);
}
