import { observeDocuments } from '../documents/observe-documents.ts';
import { observeObjects } from '../objects/observe-objects.ts';
import type { Documents } from '../ports/documents.ts';
import type { Clock } from '../ports/effects.ts';
import type { Objects } from '../ports/objects.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import type { EngineAddresses } from './process-variables.ts';

/** The engines of one service, timed and in its traces. */
export function observeEngines(
  engines: { documents: Documents; objects: Objects },
  addresses: Pick<EngineAddresses, 'documents'>,
  by: { service: string; metrics: Metrics; tracing: Tracing; clock: Clock },
) {
  const system = addresses.documents.startsWith('file:') ? 'sqlite' : 'mongodb';
  return {
    documents: observeDocuments(engines.documents, { ...by, system }),
    objects: observeObjects(engines.objects, by),
  };
}
