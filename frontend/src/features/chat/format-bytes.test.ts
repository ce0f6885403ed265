import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, 'en', '0 byte'],
  [812, 'en', '812 byte'],
  [3_400_000, 'en', '3.4 MB'],
  [3_400_000, 'de', '3,4 MB'],
  [10_485_760_000, 'en', '10,485.8 MB'],
])('%i bytes are, in %s, %s', (bytes, language, words) => {
  expect(formatBytes(bytes, language)).toBe(words);
});
