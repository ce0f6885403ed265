import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { logged } from '../profile/open-profile.ts';
import { see, seeNot } from '../see.ts';
import type { AtStage } from '../session-edges/steps.ts';

const opened = async (at: AtStage, path: string, isNarrow = false): Promise<Page> => {
  const page = await at().visit(isNarrow ? { viewport: { width: 390, height: 844 } } : {});
  await page.goto(path);
  return page;
};

const aMember = (id: number, over: object) => ({
  _id: `${id}`.padStart(24, '0'),
  id: `${id}`.padStart(24, '0'),
  role: 'artist',
  address: { firstname: `Number${id}`, lastname: 'Card' },
  title: '',
  location: '',
  categories: ['Music', 'Dance'],
  profileImage: null,
  averageRating: 0,
  ratingCount: 0,
  ...over,
});

export const landingParts = (at: AtStage) =>
  describe.concurrent('the landing page', () => {
    it('leads to registration and sign-in from its head, on a phone from the menu', async ({ expect }) => {
      const page = await opened(at, '/');
      for (const [name, path] of [
        ['Register', '/register-questions'],
        ['Log-in', '/sign-in'],
      ] as const) {
        const link = page.locator('header').getByRole('link', { name, exact: true }).first();
        expect(await link.getAttribute('href')).toBe(path);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      const head = page.locator('header');
      expect(await head.getByRole('link', { name: 'Register', exact: true }).count()).toBe(0);
      await head.getByRole('button', { name: 'Menu' }).click();
      const pill = head.getByRole('link', { name: 'Register', exact: true });
      await see(pill);
      await see(head.getByRole('link', { name: 'Log-in', exact: true }));
      const panel = await head
        .locator('[id]:has(> a)')
        .evaluate((each) => each.getBoundingClientRect().height);
      expect(panel).toBeGreaterThanOrEqual(256);
      await pill.click();
      await page.waitForURL('**/register-questions');
      await page.context().close();
    });

    it('repeats its words 50 times in a line that runs 20 seconds, evenly and for ever', async ({
      expect,
    }) => {
      const page = await at().visit({ reducedMotion: 'no-preference' });
      await page.goto('/');
      const track = page.locator('[aria-hidden="true"] > div', { hasText: 'what we do' }).first();
      await track.waitFor({ state: 'attached' });
      expect(await track.locator(':scope > span').count()).toBe(50);
      const run = await track.evaluate((each) => {
        const { animationDuration, animationTimingFunction, animationIterationCount } =
          getComputedStyle(each);
        return [animationDuration, animationTimingFunction, animationIterationCount];
      });
      expect(run).toEqual(['20s', 'linear', 'infinite']);
      await page.context().close();
    });

    it('shows the values, the top reviews and a team of four, each with a portrait, a link and a text', async ({
      expect,
    }) => {
      const page = await opened(at, '/');
      await see(page.getByRole('region', { name: 'Our values' }).getByRole('heading', { level: 2 }).nth(2));
      const reviews = page.getByRole('region', { name: 'Top Reviews' });
      await see(reviews.getByRole('listitem').first());
      const team = page.getByRole('region', { name: 'The four of us' }).getByRole('article');
      expect(await team.count()).toBe(4);
      for (const mate of await team.all()) {
        expect(await mate.getByRole('img').count()).toBe(1);
        expect(await mate.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/www\.linkedin\.com/);
        expect(((await mate.locator('p').textContent()) ?? '').length).toBeGreaterThan(20);
      }
      await page.context().close();
    });

    it('says in the console when the best comments cannot be had, and offers to try again', async ({
      expect,
    }) => {
      const page = await at().visit();
      const lines = logged(page);
      const isBest = (url: URL) => url.pathname.startsWith('/ratings/get-best-ratings');
      await page.route(isBest, (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto('/');
      const again = page
        .getByRole('region', { name: 'Top Reviews' })
        .getByRole('button', { name: 'Try again' });
      await see(again);
      expect(lines).toEqual(['Error getting the best rated comments']);
      await page.unroute(isBest);
      await again.click();
      await seeNot(again);
      await page.context().close();
    });

    it('shows only cards with a name and a field, with their fields as tags, 40 px in and 20 px apart', async ({
      expect,
    }) => {
      const page = await at().visit();
      const users = [
        aMember(1, {}),
        aMember(2, { categories: [] }),
        aMember(3, { address: { firstname: '', lastname: '' } }),
        aMember(4, {}),
      ];
      await page.route('**/users/all-the-users?*', (route) =>
        route.fulfill({ json: { success: true, users, total: 4, totalIsExact: true, nextCursor: null } }),
      );
      await page.goto('/');
      const row = page.getByRole('list', { name: 'Artists', exact: true });
      await see(row.getByRole('article').first());
      expect(await row.getByRole('heading').allInnerTexts()).toEqual(['Number1 Card', 'Number4 Card']);
      expect(await row.getByRole('article').first().getByRole('listitem').allInnerTexts()).toEqual([
        'Music',
        'Dance',
      ]);
      const { gap, padding } = await row.evaluate((each) => {
        const style = getComputedStyle(each);
        return { gap: style.columnGap, padding: style.paddingLeft };
      });
      expect([gap, padding]).toEqual(['20px', '40px']);
      await page.context().close();
    });

    it('sends its contact form with the fixed subject, asks for both fields and shows what the server says', async ({
      expect,
    }) => {
      const page = await opened(at, '/');
      const email = page.getByLabel('Your email');
      const message = page.getByLabel('Your message');
      const send = page.locator('form').getByRole('button', { name: 'Send', exact: true });
      const isMissing = (field: typeof email) =>
        field.evaluate((each: HTMLInputElement) => [each.required, each.validity.valueMissing]);
      expect(await isMissing(email)).toEqual([true, true]);
      expect(await isMissing(message)).toEqual([true, true]);
      expect(await email.getAttribute('type')).toBe('email');
      await email.fill('somebody@example.com');
      await message.fill('A question about walls');
      const sent = page.waitForRequest('**/send-email/user-specific');
      await send.click();
      expect((await sent).postDataJSON()).toMatchObject({
        senderEmail: 'somebody@example.com',
        subject: 'User Message to DEVs',
        message: 'A question about walls',
      });
      const answered = await (await sent).response();
      const { message: said }: { message: string } = JSON.parse((await answered?.text()) ?? '{}');
      await see(page.getByRole('status').getByText(said));
      expect(await message.inputValue()).toBe('');
      await page.context().close();
    });
  });
