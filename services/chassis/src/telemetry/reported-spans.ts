import type { SpanAttributes, SpanKind, TracingOptions } from './span.ts';
import type { TraceContext } from './trace-context.ts';

export interface ReportedSpan {
  name: string;
  kind: SpanKind;
  context: TraceContext;
  parentSpanId: string | undefined;
  /** Milliseconds since the epoch. */
  startedAt: number;
  endedAt: number;
  attributes: SpanAttributes;
}

/** Spans of those who cannot reach the collector themselves: pages of members. */
export interface ReportedSpans {
  record(span: ReportedSpan): void;
  close(): Promise<void>;
}

/** Undefined where there is nowhere to send to; OpenTelemetry is loaded only then. */
export async function createReportedSpans(options: TracingOptions): Promise<ReportedSpans | undefined> {
  const { otlpUrl } = options;
  if (!otlpUrl) return undefined;
  const { createOtlpReportedSpans } = await import('./otlp-tracing.ts');
  return createOtlpReportedSpans({ ...options, otlpUrl });
}
