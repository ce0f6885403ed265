import {
  type Collection,
  type Documents,
  DuplicateKeyError,
  type StoredDocument,
} from '../ports/documents.ts';
import { databaseDurations } from '../telemetry/instruments.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { type ObservedOptions, observed } from '../telemetry/observed.ts';

export interface ObserveDocumentsOptions extends ObservedOptions {
  service: string;
  /** `mongodb` or `sqlite`, as OpenTelemetry names them. */
  system: string;
  metrics: Pick<Metrics, 'durations'>;
}

/** The same documents; every operation is timed and is a span. Filters and values are never recorded. */
export function observeDocuments(own: Documents, options: ObserveDocumentsOptions): Documents {
  const { service, system } = options;
  const durations = options.metrics.durations(databaseDurations);
  const observe = <R>(collection: string, operation: string, work: () => Promise<R>): Promise<R> =>
    observed(
      options,
      {
        name: `${operation} ${collection}`,
        attributes: {
          'db.system.name': system,
          'db.operation.name': operation,
          'db.collection.name': collection,
        },
        isExpected: (error) => error instanceof DuplicateKeyError,
        done: (seconds, error) =>
          durations(
            {
              service,
              db_system_name: system,
              db_operation_name: operation,
              db_collection_name: collection,
              error_type: error,
            },
            seconds,
          ),
      },
      work,
    );
  const observeCollection = <T extends StoredDocument>(
    name: string,
    collection: Collection<T>,
  ): Collection<T> => ({
    insertOne: (document) => observe(name, 'insertOne', () => collection.insertOne(document)),
    findOne: (...args) => observe(name, 'findOne', () => collection.findOne(...args)),
    find: (...args) => observe(name, 'find', () => collection.find(...args)),
    countUpTo: (...args) => observe(name, 'countUpTo', () => collection.countUpTo(...args)),
    updateOne: (...args) => observe(name, 'updateOne', () => collection.updateOne(...args)),
    findOneAndUpdate: (...args) =>
      observe(name, 'findOneAndUpdate', () => collection.findOneAndUpdate(...args)),
    deleteOne: (filter) => observe(name, 'deleteOne', () => collection.deleteOne(filter)),
  });
  return {
    ensure: (specs) => own.ensure(specs),
    missing: (specs) => own.missing(specs),
    ping: () => own.ping(),
    close: () => own.close(),
    collection: <T extends StoredDocument>(name: string) => observeCollection(name, own.collection<T>(name)),
  };
}
