import { describe, it } from 'vitest';
import { demoAccount, freshAccount } from '../account.ts';
import { call } from '../call.ts';
import { see, seeNot } from '../see.ts';
import { type AtStage, mira } from '../session-edges/steps.ts';

const phone = { width: 390, height: 844 };

export const frames = (at: AtStage) =>
  describe.concurrent('around every page', () => {
    it('the wordmark leads visitors to the landing page and members home, the foot to the information', async ({
      expect,
    }) => {
      const [artist, entrepreneur] = [await mira(at()), await demoAccount(at().kindred, 'entrepreneur')];
      for (const [account, home] of [
        [undefined, '/'],
        [artist, '/homeArtist'],
        [entrepreneur, '/E'],
      ] as const) {
        const page = await at().visit({ account });
        await page.goto('/QA');
        const mark = page.locator('header').getByRole('link', { name: 'Kindred, home' });
        await see(
          page
            .locator('header')
            .getByRole(account ? 'button' : 'link', { name: account ? 'Logout' : 'Log-in' })
            .first(),
        );
        expect(await mark.first().getAttribute('href')).toBe(home);
        for (const name of ['Q&A', 'Terms & Conditions', 'Privacy Policy']) {
          const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
          expect(await link.getAttribute('href')).toMatch(/^\/QA/);
        }
        await page.context().close();
      }
    });

    it('a click in the menu of a phone closes it', async ({ expect }) => {
      const page = await at().visit({ account: await mira(at()), viewport: phone });
      await page.goto('/homeArtist');
      const head = page.locator('header');
      await head.getByRole('button', { name: 'Menu', exact: true }).click();
      await head.getByRole('button', { name: 'Tutorial' }).last().click();
      await see(head.getByRole('button', { name: 'Menu', exact: true }));
      expect(await head.locator('[aria-expanded="true"]').count()).toBe(0);
      await page.context().close();
    });

    it('the notice of new messages leads to the chat and clears what it counted, also in session storage', async ({
      expect,
    }) => {
      const { kindred } = at();
      const names = { firstname: 'Nora', lastname: 'Notice' };
      const reader = await freshAccount(kindred, 'nora.notice@example.com', 'artist', names);
      const writer = await freshAccount(kindred, 'will.writer@example.com', 'artist', {
        firstname: 'Will',
        lastname: 'Writer',
      });
      for (const [from, to] of [
        [reader, writer],
        [writer, reader],
      ] as const) {
        const body = { receiverId: to.userId, action: 'send' };
        await call(kindred, '/users/send-connection-request', { method: 'POST', token: from.token, body });
      }
      const page = await at().visit({ account: reader });
      await page.goto('/homeArtist');
      const stored = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('notifications') ?? 'null'));
      await expect.poll(stored).toEqual([]);
      const body = { message: 'Are you there' };
      await call(kindred, `/messages/send/${reader.userId}`, { method: 'POST', token: writer.token, body });
      const notice = page.getByRole('link', { name: 'You have new message(s)' });
      await see(notice);
      await expect.poll(stored).toEqual([{ senderId: writer.userId, receiverId: reader.userId }]);
      await notice.click();
      await page.waitForURL('**/chatbox');
      await expect.poll(stored).toEqual([]);
      const card = page.getByRole('button').filter({ hasText: 'Will Writer' });
      await see(card.getByText('last message: Are you there'));
      // 20 characters stand whole, 21 are cut to 15 and three dots.
      for (const [text, shown] of [
        ['nineteen characters', 'nineteen characters'],
        ['exactly 20 characters', null],
        ['twenty characters ok', 'twenty characters ok'],
      ] as const) {
        const path = `/messages/send/${reader.userId}`;
        await call(kindred, path, { method: 'POST', token: writer.token, body: { message: text } });
        await see(card.getByText(`last message: ${shown ?? `${text.slice(0, 15)}...`}`, { exact: true }));
      }
      await page.context().close();
    });

    it('the confirmation of an address says that one has to wait', async () => {
      const page = await at().visit();
      await page.route('**/users/emailconfirm/**', () => undefined);
      await page.goto('/email-confirmation/anything');
      const title = 'Please wait while your email is being verified...';
      await see(page.getByRole('status').getByRole('heading', { name: title }));
      await page.context().close();
    });

    it('the information has seven questions, six sections and ten, in three tabs of which the first is open', async ({
      expect,
    }) => {
      const page = await at().visit();
      await page.goto('/QA');
      await see(page.getByRole('heading', { name: 'Q&A', level: 1 }));
      expect(await page.locator('details:visible').count()).toBe(7);
      for (const [tab, count] of [
        ['Privacy Policy', 6],
        ['Terms and Conditions', 10],
      ] as const) {
        await page.getByRole('tab', { name: tab }).click();
        await see(page.getByRole('heading', { name: tab, level: 1 }));
        expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(count);
      }
      await see(page.getByText(/Germany|German law/).first());
      await seeNot(page.locator('details').first());
      await page.context().close();
    });

    it('the language is looked for in the address, then the cookie, then the storage, then the browser', async ({
      expect,
    }) => {
      const page = await at().visit({ stored: { i18nextLng: 'de' } });
      const lang = async (path: string) => {
        await page.goto(path);
        await see(page.getByRole('heading', { level: 1 }));
        return page.locator('html').getAttribute('lang');
      };
      expect(await lang('/sign-in')).toBe('de');
      await page.context().addCookies([{ name: 'i18nextLng', value: 'en', url: at().kindred.url }]);
      expect(await lang('/sign-in')).toBe('en');
      expect(await lang('/sign-in?lng=de')).toBe('de');
      expect(await lang('/sign-in?lng=fr')).toBe('en');
      await page.context().close();
    });
  });
