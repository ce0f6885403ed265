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

test('bytes that are no UTF-8 are no text', () => {
  expect(decodeUtf8(Buffer.from('{"a":"ä🎨"}'))).toBe('{"a":"ä🎨"}');
  for (const bytes of [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf0, 0x9f]])
    expect(decodeUtf8(Uint8Array.from(bytes))).toBeUndefined();
});
