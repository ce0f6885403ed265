import type { Page } from 'playwright-core';
import { see } from './see.ts';

/** Opens a page whose time stands still from now on: only what the test turns forward passes, however slow the machine. */
export async function openPaused(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await see(page.locator('main').first());
  await page.clock.pauseAt(3_600_000);
}
