import { expect, it } from 'vitest';
import { drawSpanTree, hasDescent, type TreeSpan } from './span-tree.ts';

const span = (service: string, name: string, spanId: string, parentSpanId?: string): TreeSpan => ({
  traceId: 't',
  spanId,
  ...(parentSpanId ? { parentSpanId } : {}),
  name,
  kind: 2,
  startTimeUnixNano: `${1_000_000 * Number(spanId)}`,
  endTimeUnixNano: `${1_000_000 * (Number(spanId) + 2)}`,
  attributes: [],
  status: { code: 0 },
  service,
  instance: undefined,
});
const spans = [
  span('b', 'two', '2', '1'),
  span('c', 'three', '3', '2'),
  span('a', 'one', '1'),
  span('d', 'x', '4', '1'),
];

it('draws children below their parent in the order of time', () => {
  expect(drawSpanTree(spans)).toEqual([
    'a: one  (server, +0 ms, 2.0 ms)',
    '  b: two  (server, +1 ms, 2.0 ms)',
    '    c: three  (server, +2 ms, 2.0 ms)',
    '  d: x  (server, +3 ms, 2.0 ms)',
  ]);
});

it('finds a line of descent, also over spans between, and no other', () => {
  expect(hasDescent(spans, ['a: one', 'c: three'])).toBe(true);
  expect(hasDescent(spans, ['a: one', 'b: two', 'c: three'])).toBe(true);
  expect(hasDescent(spans, ['b: two', 'd: x'])).toBe(false);
  expect(hasDescent(spans, ['c: three', 'b: two'])).toBe(false);
});
