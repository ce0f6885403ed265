import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { createSeededRandomness } from '../testing/effects.ts';
import {
  createNewId,
  currentTrace,
  formatTraceparent,
  keepTrace,
  nextContext,
  parseTraceparent,
  readTrace,
  runInTrace,
} from './trace-context.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';
const context = { traceId, spanId, isSampled: true };

it.each([
  ['recorded', `00-${traceId}-${spanId}-01`, true],
  ['not recorded', `00-${traceId}-${spanId}-00`, false],
  ['with flags of a later time', `00-${traceId}-${spanId}-03`, true],
  ['of a later version', `cc-${traceId}-${spanId}-01-what-comes`, true],
])('reads a header that is %s', (_what, header, isSampled) => {
  expect(parseTraceparent(header)).toEqual({ ...context, isSampled });
});

it.each([
  ['nothing', undefined],
  ['two headers', [`00-${traceId}-${spanId}-01`, `00-${traceId}-${spanId}-01`]],
  ['an empty text', ''],
  ['zeros for the trace', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['zeros for the span', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
  ['a short id', `00-${traceId.slice(1)}-${spanId}-01`],
  ['more fields than version 00 has', `00-${traceId}-${spanId}-01-more`],
  ['the forbidden version', `ff-${traceId}-${spanId}-01`],
  ['a line end', `00-${traceId}-${spanId}-01\n`],
  ['spaces', ` 00-${traceId}-${spanId}-01`],
  ['a hostile length', `cc-${traceId}-${spanId}-01-${'x'.repeat(100_000)}`],
])('begins anew where a header is %s', (_what, header) => {
  expect(parseTraceparent(header)).toBeUndefined();
});

it('writes what it reads', () => {
  for (const isSampled of [true, false]) {
    const header = formatTraceparent({ ...context, isSampled });
    expect(parseTraceparent(header)).toEqual({ ...context, isSampled });
  }
});

it('takes along a plain request id and no other', () => {
  const header = formatTraceparent(context);
  expect(readTrace(header, '65f0c0ffee65f0c0ffee65f0')?.requestId).toBe('65f0c0ffee65f0c0ffee65f0');
  for (const bad of ['', 'a b', 'x'.repeat(65), '"}', ['a']]) {
    expect(readTrace(header, bad)).toEqual({ ...context, requestId: undefined });
  }
});

it('is current in all that was started within, and not beside', async () => {
  const other = { ...context, spanId: '1'.repeat(16) };
  const later = (): Promise<string | undefined> =>
    new Promise((resolve) => setImmediate(() => resolve(currentTrace()?.spanId)));
  expect(await Promise.all([runInTrace(context, later), runInTrace(other, later), later()])).toEqual([
    spanId,
    other.spanId,
    undefined,
  ]);
  runInTrace(context, () => runInTrace(undefined, () => expect(currentTrace()).toBeUndefined()));
});

it('is kept for listeners that are called from elsewhere', () => {
  const source = new EventEmitter();
  const seen: unknown[] = [];
  runInTrace(context, () =>
    source.on(
      'it',
      keepTrace((n: number) => seen.push([n, currentTrace()])),
    ),
  );
  source.emit('it', 7);
  expect(seen).toEqual([[7, context]]);
});

const newId = createNewId(createSeededRandomness(7));
const roots = (ratio: number, parent?: typeof context, isForeignParent?: boolean) =>
  Array.from({ length: 2_000 }, (_, i) => {
    const own = parent && { ...parent, traceId: `${i.toString(16).padStart(16, 'a')}${newId(16)}` };
    return nextContext(newId, { parent: own, ratio, isForeignParent });
  });
const recorded = (all: { isSampled: boolean }[]): number => all.filter(({ isSampled }) => isSampled).length;

it('gives every span an id of its own', () => {
  const made = roots(1);
  expect(new Set(made.map((root) => root.spanId)).size).toBe(2_000);
  expect(new Set(made.map((root) => root.traceId)).size).toBe(2_000);
});

it('never makes an id of zeros, and asks for more when what it has is used up', () => {
  let asked = 0;
  const fill = (length: number) => new Uint8Array(length).fill(++asked).fill(0, 0, 24);
  const makeId = createNewId({ bytes: fill });
  const made = Array.from({ length: 1_000 }, () => makeId(16));
  expect(new Set(made)).toEqual(new Set(['01'.repeat(8), '02'.repeat(8)]));
  expect(makeId(32)).toMatch(/^(02){16}$/);
});

it('records the share of new traces it is told to', () => {
  expect(recorded(roots(0))).toBe(0);
  expect(recorded(roots(1))).toBe(2_000);
  expect(recorded(roots(0.25))).toBeGreaterThan(400);
  expect(recorded(roots(0.25))).toBeLessThan(600);
});

it('decides as its parent did, unless the parent is foreign', () => {
  expect(recorded(roots(0, context))).toBe(2_000);
  expect(recorded(roots(1, { ...context, isSampled: false }))).toBe(0);
  expect(recorded(roots(0, context, true))).toBe(0);
  expect(recorded(roots(1, { ...context, isSampled: false }, true))).toBe(2_000);
  expect(nextContext(newId, { parent: context, ratio: 0, isForeignParent: true }).traceId).toBe(traceId);
});
