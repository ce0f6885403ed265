import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import type { Account } from '../account.ts';
import { DEADLINE_MS } from '../deadline.ts';
import { profilePath } from '../profile/open-profile.ts';
import { see } from '../see.ts';
import { type AtStage, mira } from '../session-edges/steps.ts';

type Shown = 'bar' | 'arrow';

const selectors: Record<Shown, string> = {
  bar: 'nav[data-shown], nav:not([data-shown])',
  arrow: 'button[aria-label="Back to top"]',
};

/** Waits until the sticky bar or the arrow is out, or is not, at a place of the page. */
async function isAt(page: Page, what: Shown, y: number, isOut: boolean): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  await page.waitForFunction((top) => scrollY === top, y);
  const shown = page.locator(selectors[what]).first();
  await shown
    .and(page.locator(isOut ? '[data-shown]' : ':not([data-shown])'))
    .waitFor({ state: 'attached', timeout: DEADLINE_MS });
}

const cases: [
  what: string,
  shown: Shown,
  px: number,
  isMember: boolean,
  path: (account: Account) => string,
][] = [
  ['the bar of the landing page', 'bar', 400, false, () => '/'],
  ['the bar of a signed-in page', 'bar', 250, true, () => '/homeArtist'],
  ['the bar of a profile', 'bar', 250, true, profilePath],
  ['the arrow to the top', 'arrow', 300, true, () => '/homeArtist'],
];

export const thresholds = (at: AtStage) =>
  describe.concurrent('comes out one pixel after its threshold and not before', () => {
    it.each(cases)('%s', async (_, shown, px, isMember, path) => {
      const account = await mira(at());
      const page = await at().visit({ account: isMember ? account : undefined });
      await page.goto(path(account));
      await see(page.getByRole('contentinfo').last());
      // First out: the drawn landing page is scrolled before anybody listens.
      await isAt(page, shown, px + 1, true);
      await isAt(page, shown, px, false);
      await isAt(page, shown, px + 1, true);
      await isAt(page, shown, px - 1, false);
      await page.context().close();
    });

    it('and the arrow leads back to the top', async ({ expect }) => {
      const page = await at().visit({ account: await mira(at()) });
      await page.goto('/homeArtist');
      await see(page.getByRole('contentinfo').last());
      await isAt(page, 'arrow', 900, true);
      await page.getByRole('button', { name: 'Back to top' }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.context().close();
    });
  });
