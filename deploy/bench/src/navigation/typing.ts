import type { Page } from 'playwright-core';

export interface Blocked {
  /** Tasks of the page above 50 ms. */
  tasks: number[];
  /** Frames above 50 ms, whatever held them up. */
  frames: number[];
}

const queries = ['mira okafor', 'berlin', 'gallery owner', 'ö', 'zzzz', 'sto', 'muralist leipzig'];

/** Types into the searching hub as a quick hand does and notes every task and frame that took too long. */
export async function typeIntoHub(page: Page): Promise<Blocked> {
  await page.evaluate(() => {
    const seen: Record<string, number[]> = { longtask: [], 'long-animation-frame': [] };
    Object.assign(window, { seenLong: seen });
    for (const type of Object.keys(seen))
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen[type]?.push(duration);
      }).observe({ type, buffered: false });
  });
  const field = page.locator('#searching-hub').getByRole('searchbox');
  for (const query of queries) {
    await field.fill('');
    await field.pressSequentially(query, { delay: 70 });
    await page.waitForLoadState('networkidle');
  }
  return page.evaluate(() => {
    const { seenLong } = window as unknown as { seenLong: Record<string, number[]> };
    return { tasks: seenLong.longtask ?? [], frames: seenLong['long-animation-frame'] ?? [] };
  });
}
