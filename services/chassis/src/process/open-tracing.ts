import type { Randomness } from '../ports/effects.ts';
import { createTracing, type Tracing } from '../telemetry/tracing.ts';
import type { TraceConfig } from './process-variables.ts';

/** Who records: a service of a version, and which of its replicas where there are several. */
export interface TracedProcess {
  service: string;
  version: string;
  instance?: string;
  randomness: Randomness;
}

/** Traces as the configuration of a process says. */
export const openTracing = (
  { otlpUrl, tracePercent }: TraceConfig,
  traced: TracedProcess,
): Promise<Tracing> => createTracing({ ...traced, otlpUrl, ratio: tracePercent / 100 });
