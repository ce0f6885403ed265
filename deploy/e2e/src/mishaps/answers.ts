import type { Page } from 'playwright-core';

export type Refusal = { status: number; code: string; message: string; retryAfter?: string };

/** Lets calls to a path fail as the server would; the function returned lets them through again. */
export async function refuse(page: Page, path: string, refusal: Refusal): Promise<() => Promise<void>> {
  const isPath = (url: URL) => url.pathname === path;
  const { status, code, message, retryAfter } = refusal;
  await page.route(isPath, (route) =>
    route.fulfill({
      status,
      json: { success: false, message, errors: [{ message, code }] },
      ...(retryAfter !== undefined && { headers: { 'Retry-After': retryAfter } }),
    }),
  );
  return () => page.unroute(isPath);
}

/** What has the focus, by tag and text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent ?? ''}`);
