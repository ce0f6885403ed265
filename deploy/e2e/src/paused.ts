import type { Locator, Page } from 'playwright-core';
import { see } from './see.ts';

/**
 * Opens a page whose time stands still once `ready` is seen: only what the test turns forward passes, however slow the
 * machine. What comes late needs time that runs: React holds back what follows a placeholder by a timer.
 */
export async function openPaused(page: Page, path: string, ready: Locator): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await see(ready);
  await page.clock.pauseAt(3_600_000);
}
