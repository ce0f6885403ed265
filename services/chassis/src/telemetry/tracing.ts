import type { Randomness } from '../ports/effects.ts';
import { parentOf, silentSpan, type Tracing, type TracingOptions } from './span.ts';
import { createNewId, nextContext, runInTrace } from './trace-context.ts';

export type { Tracing } from './span.ts';

/** Makes ids and keeps the context; records nothing. */
export function createIdTracing(randomness: Randomness, ratio = 1): Tracing {
  const newId = createNewId(randomness);
  return {
    isRecording: false,
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
  isRecording: false,
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
