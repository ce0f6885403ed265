import { expect, test } from 'vitest';
import { errorMessages, hasCode, retryAfterSeconds } from './errors.ts';

test('the list of the server is taken as it is', () => {
  const body = {
    success: false,
    message: 'Email already exists',
    errors: [
      { message: 'Email already exists', code: 'email-taken', field: 'email' },
      { message: 'Password is too short', code: 'too-short' },
    ],
  };
  expect(errorMessages(body)).toEqual(body.errors);
});

test('a lone message is wrapped', () => {
  expect(errorMessages({ success: false, message: 'Gone' })).toEqual([{ message: 'Gone', code: 'unknown' }]);
  expect(errorMessages({ message: 'Gone', errors: [] })).toEqual([{ message: 'Gone', code: 'unknown' }]);
});

test.each([
  [null],
  [undefined],
  ['<html>'],
  [[]],
  [{}],
  [{ errors: [null, { message: 7 }] }],
  [{ message: '' }],
])('nothing readable in %j gives no message', (body) => {
  expect(errorMessages(body)).toEqual([]);
});

test('Retry-After is read as seconds, a date is not', () => {
  expect(retryAfterSeconds('12')).toBe(12);
  expect(retryAfterSeconds('Wed, 21 Oct 2026 07:28:00 GMT')).toBeUndefined();
  expect(retryAfterSeconds(null)).toBeUndefined();
});

test('a code is found only in an error of the API', () => {
  const error = { status: 403, messages: [{ message: 'Confirm first', code: 'email-not-confirmed' }] };
  expect(hasCode(error, 'email-not-confirmed')).toBe(true);
  expect(hasCode(error, 'other')).toBe(false);
  expect(hasCode(new Error('email-not-confirmed'), 'email-not-confirmed')).toBe(false);
});
