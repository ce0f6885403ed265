import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { demoAccount } from '../account.ts';
import { see, seeNot } from '../see.ts';
import type { AtStage } from '../session-edges/steps.ts';

const titles = ['Navbar and profile', 'Searching hub', 'Top Five', 'Connections', 'Offers', 'Chatbox'];
const targets = ['navbar', 'searching-hub', 'top-five', 'connections', 'offers'];
const completed = (page: Page) => page.evaluate(() => localStorage.getItem('tourCompleted'));
const step = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });
const topOf = (page: Page, id: string) =>
  page.evaluate((each) => Math.round(document.getElementById(each)?.getBoundingClientRect().top ?? -1), id);

/** What still loads would push the steps away. */
async function settled(page: Page): Promise<void> {
  await see(page.locator('#searching-hub').getByRole('article').nth(11));
  await see(page.locator('#top-five').getByRole('listitem').nth(4));
  await see(page.locator('#offers').getByRole('article').first());
}

export const tutorial = (at: AtStage) =>
  describe('the tutorial', () => {
    it('is offered by its item, walks six steps at both homes, is ended by Skip alone and may be taken again', async ({
      expect,
    }) => {
      for (const role of ['artist', 'entrepreneur'] as const) {
        const page = await at().visit({ account: await demoAccount(at().kindred, role) });
        await page.goto(role === 'artist' ? '/homeArtist' : '/E');
        const item = page.locator('header').getByRole('button', { name: 'Tutorial' });
        const start = page.getByRole('button', { name: 'Start a Tutorial' });
        await settled(page);
        expect(await start.count()).toBe(0);
        await item.click();
        await see(start);
        await item.click();
        await seeNot(start);
        await item.click();
        expect(await page.getByRole('dialog').count()).toBe(0);
        await start.click();
        for (const [index, title] of titles.entries()) {
          await see(step(page, title));
          const target = targets[index];
          // On a wide screen the top five stick 96 px below the edge; the others stop at 20.
          if (target) await expect.poll(() => topOf(page, target), { message: title }).toBeLessThan(100);
          await page.keyboard.press('Escape');
          await page.mouse.click(3, 3);
          await see(step(page, title));
          await see(page.getByRole('button', { name: 'Skip' }));
          if (index < titles.length - 1) await page.getByRole('button', { name: 'Next' }).click();
        }
        expect(await completed(page)).toBeNull();
        await page.getByRole('button', { name: 'Done' }).click();
        await seeNot(step(page, 'Chatbox'));
        expect(await completed(page)).toBe('true');
        // The flag blocks nothing: after a reload the tour can be taken again, and skipped.
        await page.reload();
        await item.click();
        await start.click();
        await page.getByRole('button', { name: 'Skip' }).click();
        await seeNot(step(page, 'Navbar and profile'));
        await page.context().close();
      }
    });

    it('brings a step to 20 px below the edge within 300 ms', async ({ expect }) => {
      const account = await demoAccount(at().kindred, 'artist');
      const page = await at().visit({ account, reducedMotion: 'no-preference' });
      await page.goto('/homeArtist');
      await settled(page);
      await page.locator('header').getByRole('button', { name: 'Tutorial' }).click();
      await page.getByRole('button', { name: 'Start a Tutorial' }).click();
      await see(step(page, titles[0] ?? ''));
      const moved = page.evaluate(
        () =>
          new Promise<number>((done) => {
            let startedAt = 0;
            let lastAt = 0;
            addEventListener('scroll', () => {
              startedAt ||= performance.now();
              lastAt = performance.now();
            });
            const look = () => {
              if (startedAt > 0 && performance.now() - lastAt > 400) done(lastAt - startedAt);
              else requestAnimationFrame(look);
            };
            look();
          }),
      );
      await page.getByRole('button', { name: 'Next' }).click();
      // Frames of a busy machine come late; the last one is never asked for later than this.
      expect(await moved).toBeLessThan(700);
      expect(await topOf(page, 'searching-hub')).toBe(20);
      await page.context().close();
    });
  });
