import { expect, test } from 'vitest';
import { plainSalary, salaryPattern } from './salary.ts';

const isAccepted = (typed: string) => new RegExp(`^(?:${salaryPattern})$`, 'v').test(typed);

test.each([
  ['1500', '1500'],
  ['2400.5', '2400.5'],
  ['12,50', '12.50'],
  ['1.500', '1500'],
  ['1,500', '1500'],
  ['1.500,50', '1500.50'],
  ['1,500.50', '1500.50'],
  ['1 500 €', '1500'],
  ['€ 12', '12'],
  ['1.234.567', '1234567'],
  ['', ''],
])('%j is %j', (typed, plain) => {
  expect(plainSalary(typed)).toBe(plain);
  if (typed !== '') expect(isAccepted(typed)).toBe(true);
});

test.each(['a lot', '1.50.0', '12,345,6,7', '-3', '12345678901'])('%j is no sum', (typed) => {
  expect(isAccepted(typed)).toBe(false);
});
