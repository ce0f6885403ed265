import { describe, expect, it } from 'vitest';
import { demoAccount } from '../account.ts';
import { call } from '../call.ts';
import { openPaused } from '../paused.ts';
import { see, seeNot } from '../see.ts';
import { type AtStage, mira } from '../session-edges/steps.ts';
import { words } from '../words.ts';
import { refuse } from './answers.ts';

const w = words.en;

export const homeMishaps = (at: AtStage) =>
  describe('at home', () => {
    it('a category chosen while one types stays chosen', async () => {
      const page = await at().visit({ account: await mira(at()) });
      const hub = page.getByRole('region', { name: w.hub });
      await openPaused(page, '/homeArtist', hub.getByRole('article').first());
      await hub.getByRole('searchbox').fill('mi');
      await hub.getByRole('combobox').selectOption('Music');
      await hub.getByRole('button', { name: 'M', exact: true }).click();
      await page.clock.fastForward(300);
      await expect.poll(() => new URL(page.url()).search).toBe('?category=Music&letter=M&q=mi');
      await page.context().close();
    });

    it('a profile that is still on its way is waited for without a word of failure', async () => {
      const page = await at().visit({ account: await mira(at()) });
      const later = Promise.withResolvers<void>();
      let calls = 0;
      await page.route('**/users/loggeduser', async (route) => {
        calls += 1;
        if (calls > 1) return later.promise.then(() => route.continue());
        const message = 'Your profile is not ready yet.';
        await route.fulfill({
          status: 503,
          headers: { 'Retry-After': '1' },
          json: { success: false, message, errors: [{ message, code: 'profile-not-ready' }] },
        });
      });
      await page.goto('/homeArtist');
      await expect.poll(() => calls, { timeout: 4_500 }).toBe(2);
      await see(page.getByRole('status').getByText('Loading'));
      await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
      later.resolve();
      await see(page.getByRole('region', { name: w.hub }));
      await page.context().close();
    });

    it('a refused request says why, for as long as it is read', async () => {
      const page = await at().visit({ account: await mira(at()) });
      const message = 'You have asked thirty members within the hour.';
      await refuse(page, '/users/send-connection-request', { status: 429, code: 'too-many', message });
      await page.clock.install({ time: 0 });
      await page.goto('/homeArtist');
      const connect = page.getByRole('region', { name: w.hub }).getByRole('button', { name: /^Connect / });
      await see(connect.first());
      await page.clock.pauseAt(3_600_000);
      await connect.first().click();
      const toast = page.getByRole('alert').getByText(message);
      await toast.hover();
      await page.clock.fastForward(60_000);
      expect(await toast.isVisible()).toBe(true);
      await page.mouse.move(0, 0);
      await page.clock.fastForward(5_000);
      await seeNot(toast);
      await page.context().close();
    });

    it('the head stays when one goes to the chat, and changes among people are told', async () => {
      const account = await mira(at());
      const page = await at().visit({ account });
      await page.goto('/homeArtist');
      await see(page.getByRole('region', { name: w.hub }).getByRole('article').first());
      await page.locator('header').evaluate((element) => element.setAttribute('data-mark', 'same'));
      await page.getByRole('link', { name: w.chatbox }).first().click();
      await see(page.getByText(w.selectChat));
      await expect.poll(() => page.locator('header[data-mark="same"]').count()).toBe(1);
      const clara = await demoAccount(at().kindred, 'entrepreneur');
      const body = { userId: clara.userId, connectionId: account.userId };
      await call(at().kindred, '/users/delete-connection', { method: 'POST', token: clara.token, body });
      const told = page.getByRole('status').getByText('No longer connected with Clara Stein.');
      await told.waitFor({ state: 'attached' });
      await page.context().close();
    });
  });
