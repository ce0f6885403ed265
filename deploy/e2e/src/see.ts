import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

const DEADLINE_MS = 10_000;

/** Waits until it can be seen. */
export const see = (locator: Locator, deadlineMs = DEADLINE_MS): Promise<void> =>
  locator.waitFor({ state: 'visible', timeout: deadlineMs });

/** Waits until it cannot be seen any more. */
export const seeNot = (locator: Locator, deadlineMs = DEADLINE_MS): Promise<void> =>
  locator.waitFor({ state: 'hidden', timeout: deadlineMs });

export const countOf = (locator: Locator): Promise<number> => locator.count();

/** How long something stays, in milliseconds: from when it is seen until it is gone. */
export async function staysFor(locator: Locator, deadlineMs = 20_000): Promise<number> {
  await see(locator);
  const seen = performance.now();
  await seeNot(locator, deadlineMs);
  return performance.now() - seen;
}

/** Nothing on the page needs a sideways scroll. */
export async function expectNoSidewaysScroll(page: import('playwright-core').Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
