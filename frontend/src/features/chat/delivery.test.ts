import { expect, it } from 'vitest';
import type { ApiError } from '../../lib/errors.ts';
import { deliveryOf } from './delivery.ts';

const anError = (status: ApiError['status'], retryAfterSeconds?: number): ApiError => ({
  status,
  messages: [],
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

it('takes no error for a delivery', () => {
  expect(deliveryOf(null)).toEqual({ outcome: 'delivered' });
});

it.each(['offline', 401, 429, 500, 502, 503] as const)('tries again after %s', (status) => {
  expect(deliveryOf(anError(status))).toEqual({ outcome: 'postponed', seconds: 5 });
});

it('waits as long as the server asks', () => {
  expect(deliveryOf(anError(429, 9))).toEqual({ outcome: 'postponed', seconds: 9 });
});

it.each([400, 403, 404, 409, 413])('takes %s for a refusal', (status) => {
  expect(deliveryOf(anError(status))).toEqual({ outcome: 'failed' });
});

it('takes what nobody foresaw for a refusal', () => {
  expect(deliveryOf(new TypeError('broken'))).toEqual({ outcome: 'failed' });
});
