import type { Randomness } from '../ports/effects.ts';
import { currentTrace, type TraceContext } from './trace-context.ts';

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
  /** True where sampled spans are sent somewhere. */
  isRecording: boolean;
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
  /** Tells replicas of one service apart. */
  instance?: string | undefined;
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
