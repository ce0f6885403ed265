import { expect, test } from 'vitest';
import { decodeUtf8, flawInJson } from './json-body.ts';

test.each([
  '{"a":1,"a":2}',
  '{"a":1,"\\u0061":2}',
  '{"x":{"b":[{"a":1, "b" : 2,"a":3}]}}',
  '[{},{"a":"}","a":1}]',
  '{"\\"":1,"\\"":2}',
])('one key twice in one object is seen: %s', (json) => {
  expect(JSON.parse(json)).toBeDefined();
  expect(flawInJson(json)).toMatchObject({ kind: 'repeated-key' });
});

test.each([
  '{}',
  '[]',
  '"a"',
  '{"a":{"a":{"a":1}},"b":{"a":1}}',
  '[{"a":1},{"a":1}]',
  '{"a":"\\"a\\":1","b":"{\\"a\\":1,\\"a\\":2}"}',
  '{"a":["a","a"],"A":"a"}',
])('the same word at other places is none: %s', (json) => {
  expect(JSON.parse(json)).toBeDefined();
  expect(flawInJson(json)).toBeUndefined();
});

test.each([
  ['deep', `{"a":${'['.repeat(21)}${']'.repeat(21)}}`],
  ['many keys', `{${Array.from({ length: 1_002 }, (_, n) => `"${n}":0`).join(',')}}`],
  ['many values', `[${Array(1_002).fill('1').join(',')}]`],
])('%s is more than any call takes', (_, json) => {
  expect(JSON.parse(json)).toBeDefined();
  expect(flawInJson(json)).toEqual({ kind: 'too-many-values' });
});

test.each([
  ['an open text', '"'.repeat(1) + '\\"'.repeat(100_000)],
  ['many texts', '["'.repeat(50_000)],
  ['backslashes', `"${'\\'.repeat(200_000)}`],
  ['no JSON', '}}]]:::,,"'],
  ['many spaces behind texts', `${'""'.repeat(50_000)}${' '.repeat(100_000)}`],
])('%s takes no long look', (_, json) => {
  const startedMs = performance.now();
  flawInJson(json);
  expect(performance.now() - startedMs).toBeLessThan(200);
});

test('bytes that are no UTF-8 are no text', () => {
  expect(decodeUtf8(Buffer.from('{"a":"ä🎨"}'))).toBe('{"a":"ä🎨"}');
  for (const bytes of [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf0, 0x9f]])
    expect(decodeUtf8(Uint8Array.from(bytes))).toBeUndefined();
});
