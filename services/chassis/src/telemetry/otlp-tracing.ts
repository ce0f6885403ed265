import { type Span as OtelSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { ReportedSpans } from './reported-spans.ts';
import {
  errorType,
  parentOf,
  type Span,
  type SpanOptions,
  silentSpan,
  type Tracing,
  type TracingOptions,
} from './span.ts';
import { createNewId, nextContext, runInTrace, type TraceContext } from './trace-context.ts';

const CLOSE_MS = 3_000;
const EXPORT_TIMEOUT_MS = 2_500;
const BATCH_DELAY_MS = 2_000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const satisfies Record<SpanOptions['kind'], SpanKind>;

/** Our ids and our decision to record: the SDK asks for an id while a span starts, and gets the one made here. */
function createRecorder(options: TracingOptions & { otlpUrl: string }) {
  let starting: TraceContext = { traceId: '', spanId: '', isSampled: true };
  const exporter = new OTLPTraceExporter({
    url: `${options.otlpUrl.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    sampler: new AlwaysOnSampler(),
    idGenerator: {
      generateTraceId: () => starting.traceId,
      generateSpanId: () => starting.spanId,
    },
    resource: resourceFromAttributes({
      'service.name': options.service,
      'service.version': options.version,
      'service.namespace': 'kindred',
      'service.instance.id': options.instance,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: BATCH_DELAY_MS })],
  });
  const tracer = provider.getTracer('kindred', options.version);

  const start = (
    name: string,
    context: TraceContext,
    parent: Pick<TraceContext, 'traceId' | 'spanId'> | undefined,
    how: SpanOptions,
    startTime?: number,
  ): OtelSpan => {
    starting = context;
    const { kind, attributes = {} } = how;
    // A parent that is not recorded is still the parent: its process may record it elsewhere.
    const around = parent
      ? trace.setSpanContext(ROOT_CONTEXT, {
          traceId: parent.traceId,
          spanId: parent.spanId,
          traceFlags: 1,
          isRemote: how.parent !== undefined,
        })
      : ROOT_CONTEXT;
    const spanOptions = { kind: kinds[kind], attributes: { ...attributes }, ...(startTime && { startTime }) };
    return tracer.startSpan(name, spanOptions, around);
  };
  return {
    start,
    async close(): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, CLOSE_MS);
      });
      await Promise.race([provider.shutdown().catch(() => {}), tooLate]);
      clearTimeout(timer);
    },
  };
}

const spanOver = (recorded: OtelSpan): Span => ({
  set: (attributes) => void recorded.setAttributes({ ...attributes }),
  fail(kind) {
    recorded.setAttribute('error.type', kind);
    recorded.setStatus({ code: SpanStatusCode.ERROR });
  },
});

function endWith<R>(recorded: OtelSpan, span: Span, run: () => R): R {
  const fail = (error: unknown): never => {
    span.fail(errorType(error));
    recorded.end();
    throw error;
  };
  let answer: R;
  try {
    answer = run();
  } catch (error) {
    return fail(error);
  }
  if (!(answer instanceof Promise)) {
    recorded.end();
    return answer;
  }
  const settled = answer.then((value: unknown) => {
    recorded.end();
    return value;
  }, fail);
  // The same promise with an end attached: R is what it was.
  return settled as R;
}

/** Records sampled spans and sends them in batches over OTLP/HTTP; an absent collector costs the spans, no more. */
export function createOtlpTracing(options: TracingOptions & { otlpUrl: string }): Tracing {
  const { randomness, ratio = 1 } = options;
  const newId = createNewId(randomness);
  const recorder = createRecorder(options);
  return {
    isRecording: true,
    span(name, how, fn) {
      const parent = parentOf(how);
      const { requestId, isForeignParent } = how;
      const context = nextContext(newId, { parent, requestId, isForeignParent, ratio });
      if (!context.isSampled) return runInTrace(context, () => fn(silentSpan));
      const recorded = recorder.start(name, context, parent, how);
      const span = spanOver(recorded);
      return endWith(recorded, span, () => runInTrace(context, () => fn(span)));
    },
    close: recorder.close,
  };
}

/** Spans that happened elsewhere and are told afterwards, under a service name of their own. */
export function createOtlpReportedSpans(options: TracingOptions & { otlpUrl: string }): ReportedSpans {
  const recorder = createRecorder(options);
  return {
    record({ name, kind, context, parentSpanId, startedAt, endedAt, attributes }) {
      const { traceId } = context;
      const parent = parentSpanId === undefined ? undefined : { traceId, spanId: parentSpanId };
      recorder.start(name, context, parent, { kind, attributes }, startedAt).end(endedAt);
    },
    close: recorder.close,
  };
}
