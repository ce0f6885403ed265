import { expect, it } from 'vitest';
import { dayOf, limitsOf } from './sitemap-day.ts';

it('names a day and finds its limits', () => {
  const noon = Date.UTC(2026, 10, 21, 12);
  expect(dayOf(noon)).toBe('2026-11-21');
  expect(limitsOf('2026-11-21')).toEqual({ from: Date.UTC(2026, 10, 21), to: Date.UTC(2026, 10, 22) });
});

it.each(['2026-02-30', '2026-13-01', 'today', '2026-1-1', ''])('knows that %s is no day', (day) => {
  expect(limitsOf(day)).toBeUndefined();
});
