import type { Randomness } from '../ports/effects.ts';
import { createNewId, currentTrace, nextContext, runInTrace, type TraceContext } from './trace-context.ts';

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';
/** Names follow OpenTelemetry's semantic conventions; values never hold people, secrets or paths with ids. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  kind: SpanKind;
  /** The current context when absent; `none` begins a new trace. */
  parent?: TraceContext | 'none' | undefined;
  /** The parent was sent by the public: its ids are kept, whether to record is decided by our ratio. */
  isForeignParent?: boolean;
  requestId?: string | undefined;
  attributes?: SpanAttributes;
}

export interface Span {
  set(attributes: SpanAttributes): void;
  /** Marks the span as failed, with a kind of error and never its message: that may repeat what people wrote. */
  fail(kind: string): void;
}

/** Spans of one process; adapters: ids alone, or recorded and exported. */
export interface Tracing {
  /**
   * Runs `fn` inside a new span, which is the current context until what `fn` answers has settled.
   * What `fn` throws marks the span as failed and is thrown on.
   */
  span<R>(name: string, options: SpanOptions, fn: (span: Span) => R): R;
  /** Sends what waits, within three seconds; never rejects. */
  close(): Promise<void>;
}

export interface TracingOptions {
  service: string;
  version: string;
  randomness: Randomness;
  /** Address of an OTLP/HTTP collector, without `/v1/traces`; without one nothing is recorded. */
  otlpUrl?: string | undefined;
  /** Share of new traces that are recorded, 0 to 1; 1 when absent. */
  ratio?: number | undefined;
}

export const silentSpan: Span = { set: () => {}, fail: () => {} };

export const parentOf = ({ parent }: SpanOptions): TraceContext | undefined =>
  parent === 'none' ? undefined : (parent ?? currentTrace());

/** What an error is called, for `error.type`. */
export const errorType = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : '_OTHER';

/** Makes ids and keeps the context; records nothing. */
export function createIdTracing(randomness: Randomness, ratio = 1): Tracing {
  const newId = createNewId(randomness);
  return {
    span(_name, options, fn) {
      const { requestId, isForeignParent } = options;
      const context = nextContext(newId, {
        parent: parentOf(options),
        requestId,
        isForeignParent,
        ratio,
      });
      return runInTrace(context, () => fn(silentSpan));
    },
    close: async () => {},
  };
}

/** For parts used alone: passes on the trace that came, begins none. */
export const passOnTracing: Tracing = {
  span: (_name, options, fn) => runInTrace(parentOf(options), () => fn(silentSpan)),
  close: async () => {},
};

/** OpenTelemetry is loaded only when there is somewhere to send to. */
export async function createTracing(options: TracingOptions): Promise<Tracing> {
  const { otlpUrl, randomness, ratio } = options;
  if (!otlpUrl) return createIdTracing(randomness, ratio);
  const { createOtlpTracing } = await import('./otlp-tracing.ts');
  return createOtlpTracing({ ...options, otlpUrl });
}
