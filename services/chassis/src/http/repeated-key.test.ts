import { expect, it } from 'vitest';
import { repeatedKey } from './repeated-key.ts';

it.each([
  ['{"a":1,"b":{"a":2},"c":[{"a":1},{"a":1}]}', undefined],
  ['{"a":"b","b":"a\\":","c":{"x":"a"}}', undefined],
  ['[1,"a","a"]', undefined],
  ['"a"', undefined],
  ['{"a":1,"a":1}', 'a'],
  ['{"b":[{"c":{"d":1,"e":"}","d":2}}]}', 'd'],
  ['{"userId":1,"user\\u0049d":2}', 'userId'],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ['{"":1,"":2}', ''],
])('%s repeats %s', (json, key) => {
  expect(repeatedKey(json)).toBe(key);
});
