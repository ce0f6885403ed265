import { describe, it } from 'vitest';
import { demoAccount, freshAccount } from '../account.ts';
import { openPaused } from '../paused.ts';
import { logged, openProfile, part, profilePath } from '../profile/open-profile.ts';
import { see, seeNot } from '../see.ts';
import { type AtStage, mira } from '../session-edges/steps.ts';

const levels = ['Beginner', 'Elementary', 'Intermediate', 'Advanced', 'Fluent'];

export const profileParts = (at: AtStage) =>
  describe.concurrent('on a profile', () => {
    it('levels are one bar to five, and long lists stay within 20rem and 250 px', async ({ expect }) => {
      const page = await at().visit();
      const clara = await demoAccount(at().kindred, 'entrepreneur');
      await page.route('**/users/single-user/**', async (route) => {
        const answer = await route.fetch();
        const body: { user: { languages: object[] } } = await answer.json();
        body.user.languages = levels.map((level, i) => ({ _id: `${i}`, language: `Tongue ${i}`, level }));
        await route.fulfill({ response: answer, json: body });
      });
      await openProfile(page, clara, 'Clara Stein');
      const rows = part(page, 'Languages').getByRole('listitem');
      await see(rows.nth(4));
      for (const [index, level] of levels.entries()) {
        expect(await rows.nth(index).innerText()).toContain(level);
        expect(await rows.nth(index).locator('i:not([class])').count()).toBe(index + 1);
      }
      await see(part(page, 'Reviews').getByRole('article').first());
      const styleOf = (name: string, field: 'maxHeight' | 'height') =>
        part(page, name)
          .getByRole('group', { name })
          .evaluate((each, wanted) => getComputedStyle(each)[wanted], field);
      expect(await styleOf('Reviews', 'maxHeight')).toBe('320px');
      expect(await styleOf('Offers', 'height')).toBe('250px');
      await page.context().close();
    });

    it('"Copied" stays three seconds, the word about missing stars five', async ({ expect }) => {
      const { kindred } = at();
      const rater = await freshAccount(kindred, 'timed.rater@example.com', 'artist', {
        firstname: 'Tim',
        lastname: 'Ed',
      });
      const clara = await demoAccount(kindred, 'entrepreneur');
      const page = await at().visit({ account: rater });
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await openPaused(page, profilePath(clara), page.getByLabel('Comment'));
      const stays = async (text: string, durationMs: number) => {
        const shown = page.getByText(text, { exact: true }).first();
        await see(shown);
        await page.mouse.move(0, 0);
        await page.clock.fastForward(durationMs - 1);
        expect(await shown.isVisible()).toBe(true);
        await page.clock.fastForward(1);
        await seeNot(shown);
      };
      await page.getByLabel('Comment').fill('Without a star');
      await page.getByRole('button', { name: 'Submit' }).click();
      await stays('Please select a rating before submitting your comment.', 5_000);
      await page.getByRole('button', { name: 'Share Link' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
      await page.getByRole('dialog').getByLabel('Link', { exact: true }).focus();
      await stays('Copied', 3_000);
      await page.context().close();
    });

    it('failed reviews are noted in the console: to get, to submit', async ({ expect }) => {
      const clara = await demoAccount(at().kindred, 'entrepreneur');
      const page = await at().visit({ account: await mira(at()) });
      const lines = logged(page);
      const isRating = (url: URL) => url.pathname.startsWith('/ratings/');
      await page.route(isRating, (route) => route.fulfill({ status: 503, body: '' }));
      await openProfile(page, clara, 'Clara Stein');
      await see(page.getByText('The reviews could not be loaded.'));
      await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
      await page.getByLabel('Comment').fill('Will not arrive');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect.poll(() => lines).toContain('Error submitting the new comment');
      expect(lines).toContain('Error geting ratings for the user');
      expect(await page.getByLabel('Comment').inputValue()).toBe('Will not arrive');
      await page.context().close();
    });

    it('a name is parted at its last space', async ({ expect }) => {
      const owner = await freshAccount(at().kindred, 'anna.kern@example.com', 'artist', {
        firstname: 'Anna',
        lastname: 'Kern',
      });
      const page = await at().visit({ account: owner });
      await openProfile(page, owner, 'Anna Kern');
      await page.getByRole('button', { name: 'Edit name and details' }).click();
      await page.getByLabel('First and last name').fill(' Anna Maria Luise Kern ');
      const sent = page.waitForRequest((request) => request.method() === 'PUT');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const { firstname, lastname } = (await sent).postDataJSON();
      expect([firstname, lastname]).toEqual(['Anna Maria Luise', 'Kern']);
      await page.context().close();
    });

    it('only the owner finds controls; images alone are taken and the upload waits for a choice', async ({
      expect,
    }) => {
      const account = await mira(at());
      const page = await at().visit({ account });
      await openProfile(page, account, 'Mira Okafor');
      const portfolio = part(page, 'Portfolio');
      expect(await portfolio.getByRole('button', { name: 'Upload', exact: true }).isDisabled()).toBe(true);
      for (const input of await page.locator('main input[type="file"]').all())
        expect(await input.getAttribute('accept')).toMatch(/^image\//);
      const visitor = await at().visit();
      await openProfile(visitor, account, 'Mira Okafor');
      expect(await visitor.locator('main input[type="file"]').count()).toBe(0);
      await Promise.all([page, visitor].map((each) => each.context().close()));
    });
  });
