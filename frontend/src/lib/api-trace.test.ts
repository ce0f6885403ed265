import { expect, it } from 'vitest';
import { newTraceparent } from './api-trace.ts';

it('begins a trace of its own with every call, in the form every process reads', () => {
  const made = Array.from({ length: 1_000 }, newTraceparent);
  for (const header of made) expect(header).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(new Set(made.map((header) => header.slice(3, 35))).size).toBe(1_000);
});
