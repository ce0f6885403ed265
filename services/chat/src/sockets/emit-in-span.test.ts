import { currentTrace, runInTrace, type TraceContext } from '@kindred/chassis/telemetry/trace-context';
import { createIdTracing, type Tracing } from '@kindred/chassis/telemetry/tracing';
import { createSeededRandomness } from '@kindred/chassis/testing/effects';
import { expect, test } from 'vitest';
import { createEmit } from './emit-in-span.ts';

test('an event is said within the trace of what caused it, and nothing is added to it', () => {
  const emit = createEmit(createIdTracing(createSeededRandomness(1)));
  const said: { args: unknown[]; trace: TraceContext | undefined }[] = [];
  const target = { emit: (...args: unknown[]) => said.push({ args, trace: currentTrace() }) };
  const cause = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true, requestId: 'r1' };
  // Of the target only `emit` is used.
  runInTrace(cause, () => emit(target as never, 'messageDeleted', { _id: 'm1', version: 2 }));
  expect(said).toHaveLength(1);
  expect(said[0]?.args).toEqual(['messageDeleted', { _id: 'm1', version: 2 }]);
  expect(said[0]?.trace).toMatchObject({ traceId: cause.traceId, requestId: 'r1' });
  expect(said[0]?.trace?.spanId).not.toBe(cause.spanId);
});

test('a page is told where the trace stands, when it is recorded', () => {
  const recording: Tracing = { ...createIdTracing(createSeededRandomness(1)), isRecording: true };
  const said: unknown[][] = [];
  const target = { emit: (...args: unknown[]) => said.push(args) };
  const say = (isSampled: boolean) =>
    runInTrace({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled }, () =>
      createEmit(recording)(target as never, 'messageDeleted', { _id: 'm1', version: 2 }),
    );
  say(true);
  say(false);
  expect(said[0]?.slice(2)).toEqual([expect.stringMatching(/^00-a{32}-(?!b{16})[0-9a-f]{16}-01$/)]);
  expect(said[1]?.slice(2)).toEqual([]);
});
