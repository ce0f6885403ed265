import type { Objects } from '../ports/objects.ts';
import { objectDurations } from '../telemetry/instruments.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { type ObservedOptions, observed } from '../telemetry/observed.ts';

export interface ObserveObjectsOptions extends ObservedOptions {
  service: string;
  metrics: Pick<Metrics, 'durations'>;
}

/** The same objects; every operation is timed and is a span. Names of objects are never recorded: some are links. */
export function observeObjects(own: Objects, options: ObserveObjectsOptions): Objects {
  const { service } = options;
  const durations = options.metrics.durations(objectDurations);
  const observe = <R>(bucket: string, operation: string, work: () => Promise<R>): Promise<R> =>
    observed(
      options,
      {
        name: `${operation} ${bucket}`,
        attributes: { 'rpc.method': operation, 'aws.s3.bucket': bucket },
        done: (seconds, error) => durations({ service, operation, error_type: error }, seconds),
      },
      work,
    );
  return {
    put: (bucket, name, object) => observe(bucket, 'put', () => own.put(bucket, name, object)),
    get: (bucket, name) => observe(bucket, 'get', () => own.get(bucket, name)),
    delete: (bucket, name) => observe(bucket, 'delete', () => own.delete(bucket, name)),
    ensure: (buckets) => own.ensure(buckets),
    missing: (buckets) => own.missing(buckets),
    ping: () => own.ping(),
    close: () => own.close(),
  };
}
