import { expect, it } from 'vitest';
import { previewOf } from './preview.ts';

it('shows twenty characters whole', () => {
  expect(previewOf('Perfect, thank you!!')).toBe('Perfect, thank you!!');
});

it('cuts the twenty-first character down to fifteen and three dots', () => {
  expect(previewOf('Exactly in this area!')).toBe('Exactly in this...');
});

it('puts several lines on one', () => {
  expect(previewOf('one\n  two')).toBe('one two');
});

it('never cuts a character outside the basic plane in half', () => {
  expect(previewOf('𝄞'.repeat(21))).toBe(`${'𝄞'.repeat(15)}...`);
});
