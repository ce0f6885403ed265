import type { Clock } from '../ports/effects.ts';
import { errorType, type SpanAttributes, type Tracing } from './span.ts';
import { currentTrace } from './trace-context.ts';

export interface ObservedOptions {
  tracing: Tracing;
  clock: Pick<Clock, 'monotonic'>;
}

export interface Operation {
  /** Of the span: the operation and what it is done to. */
  name: string;
  attributes: SpanAttributes;
  /** An outcome callers expect, and no failure. */
  isExpected?(error: unknown): boolean;
  /** Told the duration, and the kind of error or an empty text. */
  done(seconds: number, error: string): void;
}

/**
 * Times a call to an engine, and gives it a client span where the trace it belongs to is recorded: what jobs and
 * relays ask on their own is counted and makes no trace.
 */
export async function observed<R>(
  { tracing, clock }: ObservedOptions,
  { name, attributes, isExpected = () => false, done }: Operation,
  work: () => Promise<R>,
): Promise<R> {
  const startedMs = clock.monotonic();
  const settle = (error: string): void => done((clock.monotonic() - startedMs) / 1_000, error);
  try {
    const run = () =>
      tracing.isRecording && currentTrace()?.isSampled
        ? tracing.span(name, { kind: 'client', attributes }, work)
        : work();
    const answer = await run();
    settle('');
    return answer;
  } catch (error) {
    settle(isExpected(error) ? '' : errorType(error));
    throw error;
  }
}
