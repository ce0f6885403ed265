import { expect, it } from 'vitest';
import { readPageSpans } from './page-spans.ts';

const good = { name: 'click', trace: 'a'.repeat(32), id: 'b'.repeat(16), ago: 5, ms: 80 };
const read = (...spans: unknown[]) => readPageSpans(JSON.stringify(spans));

it('takes clicks, calls and live events, and names them itself', () => {
  const call = { ...good, name: 'POST', id: 'c'.repeat(16), parent: good.id };
  const shown = { ...good, name: 'newMessage', id: 'd'.repeat(16), parent: 'e'.repeat(16) };
  expect(read(good, call, shown).map(({ name, kind, parent }) => [name, kind, parent])).toEqual([
    ['click', 'internal', undefined],
    ['POST', 'client', good.id],
    ['show newMessage', 'consumer', 'e'.repeat(16)],
  ]);
});

it.each([
  ['no list', good],
  ['a name of its own', [{ ...good, name: 'zoe@example.com' }]],
  ['a trace of zeros', [{ ...good, trace: '0'.repeat(32) }]],
  ['an id that is none', [{ ...good, id: 'zoe' }]],
  ['a parent that is none', [{ ...good, parent: 7 }]],
  ['a time before its time', [{ ...good, ago: -1 }]],
  ['a time without end', [{ ...good, ms: 1e12 }]],
  ['nothing', []],
  ['too many', Array.from({ length: 5 }, () => good)],
  ['null', [null]],
])('refuses %s', (_what, body) => {
  expect(() => readPageSpans(JSON.stringify(body))).toThrow('wrong-type');
});

it('refuses what is no JSON', () => {
  expect(() => readPageSpans('{')).toThrow('invalid-json');
});
