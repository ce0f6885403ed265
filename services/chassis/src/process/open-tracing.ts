import type { Randomness } from '../ports/effects.ts';
import type { ReportedSpans } from '../telemetry/reported-spans.ts';
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

/**
 * Where the door puts what pages tell of themselves; the service is called `browser` there. Undefined where there is
 * nowhere to send to; OpenTelemetry is loaded only then.
 */
export async function openReportedSpans(
  { otlpUrl }: TraceConfig,
  { version, randomness }: Pick<TracedProcess, 'version' | 'randomness'>,
): Promise<ReportedSpans | undefined> {
  if (!otlpUrl) return undefined;
  const { createOtlpReportedSpans } = await import('../telemetry/otlp-tracing.ts');
  return createOtlpReportedSpans({ service: 'browser', version, randomness, otlpUrl });
}
