import { expect, it } from 'vitest';
import { refusalOf } from './file-refusal.ts';

it.each([
  ['image/png', 10_485_760, null],
  ['application/pdf', 1, null],
  ['audio/mpeg', 1, null],
  ['image/png', 10_485_761, 'fileTooLarge'],
  ['application/pdfx', 1, 'fileKind'],
  ['text/html', 1, 'fileKind'],
  ['', 1, 'fileKind'],
])('%s of %i bytes: %s', (type, size, refusal) => {
  expect(refusalOf({ type, size })).toBe(refusal);
});
