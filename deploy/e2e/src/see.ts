import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEADLINE_MS } from './deadline.ts';

/** Waits until it can be seen. */
export const see = (locator: Locator, deadlineMs = DEADLINE_MS): Promise<void> =>
  locator.waitFor({ state: 'visible', timeout: deadlineMs });

/** Waits until it cannot be seen any more. */
export const seeNot = (locator: Locator, deadlineMs = DEADLINE_MS): Promise<void> =>
  locator.waitFor({ state: 'hidden', timeout: deadlineMs });

/** The drawn landing page is looked at before it listens; until then a link loads its page anew. */
export const listens = (page: Page): Promise<void> =>
  page.locator('#root:not([data-drawn])').waitFor({ state: 'attached', timeout: DEADLINE_MS });

/** What follows from what has just changed is on the screen: two frames later. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

export const countOf = (locator: Locator): Promise<number> => locator.count();

/** A timed text: it appears and goes again. For how long exactly, session-edges/timers.ts sees on a turned clock. */
export async function comesAndGoes(locator: Locator, deadlineMs = 2 * DEADLINE_MS): Promise<void> {
  await see(locator);
  await seeNot(locator, deadlineMs);
}

/** Nothing on the page needs a sideways scroll. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/**
 * Presses until the press has had its effect. The app lets only one press through per half second, so that a
 * double click cannot undo itself; a test is quicker than that.
 */
export async function pressFor(button: Locator, effect: Locator, deadlineMs = DEADLINE_MS): Promise<void> {
  const end = performance.now() + deadlineMs;
  while (!(await effect.isVisible())) {
    if (performance.now() > end) throw new Error('the press had no effect');
    if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(() => undefined);
    await effect.waitFor({ state: 'visible', timeout: 300 }).catch(() => undefined);
  }
}
