import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { AppError } from '../src/errors/app-error.ts';
import { createSystemRandomness } from '../src/system/randomness.ts';
import { currentTrace } from '../src/telemetry/trace-context.ts';
import { createTracing } from '../src/telemetry/tracing.ts';
import { aCollector, attribute, type CollectedSpan } from './_collector.ts';
import { aTracedService, browserSpan, traceId, traceparent } from './_trace-bed.ts';

const tracingTo = (otlpUrl: string | undefined, ratio?: number) =>
  createTracing({ service: 'test', version: '1.2.3', randomness: createSystemRandomness(), otlpUrl, ratio });

/** The spans in the order of their links, from the first that has `parent` as its parent. */
function chain(spans: readonly CollectedSpan[], parent: string): string[] {
  const next = spans.find((span) => span.parentSpanId === parent);
  return next ? [next.name, ...chain(spans, next.spanId)] : [];
}

it('sends spans whose links lead from the request to the event that follows its event', async () => {
  const collector = await aCollector();
  const tracing = await tracingTo(`${collector.url}/`);
  const { name, drain, consume, things } = await aTracedService(tracing);
  await name('a', 'one', { traceparent, 'x-request-id': 'request-7' });
  await drain();
  const subscription = await consume();
  await expect.poll(async () => (await things.findOne({ _id: 'a' }))?.version).toBe(2);
  await subscription.close();
  await drain();
  await tracing.close();

  const spans = collector.spans();
  expect(chain(spans, browserSpan)).toEqual([
    'POST /things/:id',
    'send things.v1',
    'process things.v1 name-again',
    'send things.v1',
  ]);
  expect(spans.every((span) => span.traceId === traceId)).toBe(true);
  expect(spans.map((span) => span.kind).sort()).toEqual([2, 4, 4, 5]);
  const server = spans.find((span) => span.kind === 2);
  expect(attribute(server?.attributes ?? [], 'http.route')).toBe('/things/:id');
  expect(attribute(server?.attributes ?? [], 'http.request.method')).toBe('POST');
  expect(attribute(server?.attributes ?? [], 'http.response.status_code')).toBe(200);
  const consumer = spans.find((span) => span.kind === 5);
  expect(attribute(consumer?.attributes ?? [], 'messaging.destination.name')).toBe('things.v1');
  expect(attribute(consumer?.attributes ?? [], 'messaging.consumer.group.name')).toBe('listener');
  for (const resource of collector.resources()) {
    expect(attribute(resource, 'service.name')).toBe('test');
    expect(attribute(resource, 'service.version')).toBe('1.2.3');
  }
});

it('marks what failed by its kind, and sends no message of an error', async () => {
  const collector = await aCollector();
  const tracing = await tracingTo(collector.url);
  const fail = (error: Error) => (): never => {
    throw error;
  };
  expect(() => tracing.span('now', { kind: 'internal' }, fail(new TypeError('zoe@example.com')))).toThrow(
    'zoe@example.com',
  );
  const later = tracing.span('later', { kind: 'internal' }, async () =>
    fail(new AppError('conflict', 'x'))(),
  );
  await expect(later).rejects.toThrow();
  const { name } = await aTracedService(tracing);
  expect((await name('a', 'broken', {})).statusCode).toBe(500);
  expect((await name('a', 'x'.repeat(50), {})).statusCode).toBe(400);
  // An answer closes one turn after its caller has it, and its span with it.
  await new Promise((resolve) => setImmediate(resolve));
  await tracing.close();
  const failures = collector
    .spans()
    .map((span) => [span.status.code, attribute(span.attributes, 'error.type')]);
  expect(failures).toEqual([
    [2, 'TypeError'],
    [2, 'AppError'],
    [2, '500'],
    [0, undefined],
  ]);
  expect(collector.bodies.join('')).not.toContain('zoe');
});

it('records the share it is told to, and always what its parent recorded', async () => {
  const collector = await aCollector();
  const tracing = await tracingTo(collector.url, 0);
  const flagOf = (parent: 'none' | { traceId: string; spanId: string; isSampled: boolean }) =>
    tracing.span('it', { kind: 'internal', parent }, () => currentTrace()?.isSampled);
  expect(flagOf('none')).toBe(false);
  expect(flagOf({ traceId, spanId: browserSpan, isSampled: true })).toBe(true);
  expect(flagOf({ traceId, spanId: browserSpan, isSampled: false })).toBe(false);
  await tracing.close();
  expect(collector.spans()).toHaveLength(1);
});

it.each([
  ['never answers', async () => (await aCollector({ hangs: true })).url],
  ['is not there', async () => 'http://127.0.0.1:9'],
])('closes within three seconds where the collector %s', async (_what, urlOf) => {
  const tracing = await tracingTo(await urlOf());
  tracing.span('it', { kind: 'internal' }, () => {});
  const started = performance.now();
  await tracing.close();
  expect(performance.now() - started).toBeLessThan(3_500);
});

const program = (otlpUrl: string) => `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (found.url.includes('@opentelemetry')) loaded.push(specifier);
      return found;
    },
  });
  const { createTracing } = await import('./src/telemetry/tracing.ts');
  await import('./src/http/create-app.ts');
  await import('./src/outbox/relay.ts');
  await import('./src/consumers/runner.ts');
  const randomness = { bytes: (length) => new Uint8Array(length).fill(1) };
  const tracing = await createTracing({ service: 'x', version: '1', randomness, otlpUrl: '${otlpUrl}' });
  tracing.span('it', { kind: 'internal' }, () => {});
  console.log(loaded.length);
  process.exit(0);
`;

it('loads nothing of OpenTelemetry until there is somewhere to send to', async () => {
  const loadedWith = async (otlpUrl: string): Promise<number> => {
    const args = ['--input-type=module', '--eval', program(otlpUrl)];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: `${import.meta.dirname}/..`,
    });
    return Number(stdout);
  };
  expect(await loadedWith('')).toBe(0);
  expect(await loadedWith('http://127.0.0.1:9')).toBeGreaterThan(3);
});
