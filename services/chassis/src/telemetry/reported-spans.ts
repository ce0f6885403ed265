import type { SpanAttributes, SpanKind } from './span.ts';
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
