import { describe, expect, it } from 'vitest';
import { call } from '../call.ts';
import { see } from '../see.ts';
import { words } from '../words.ts';
import { type AtStage, mira, signInMira, tokenIn } from './steps.ts';

const w = words.en;

export const sessions = (at: AtStage) =>
  describe.concurrent('a session', () => {
    it('ends in every tab when one signs out', async () => {
      const page = await at().visit({ account: await mira(at()) });
      const second = await page.context().newPage();
      await Promise.all([page.goto('/homeArtist'), second.goto('/chatbox')]);
      for (const each of [page, second]) await see(each.getByRole('button', { name: w.logout }).first());
      await page.getByRole('button', { name: w.logout }).first().click();
      await page.waitForURL(`${at().kindred.url}/`);
      await second.waitForURL('**/sign-in**');
      expect(await tokenIn(second)).toBeNull();
      await page.context().close();
    });

    it('that ends in the middle of work comes back to the same place after signing in', async () => {
      const account = await mira(at());
      const page = await at().visit({ account });
      await page.goto('/chatbox');
      await page.getByRole('button').filter({ hasText: 'Clara Stein' }).click();
      await see(page.getByPlaceholder(w.typeMessage));
      const place = new URL(page.url());
      expect(place.search).not.toBe('');
      await call(at().kindred, '/users/signout', { method: 'POST', token: account.token });
      await page.waitForURL('**/sign-in?next=**');
      await see(page.getByText('Your session has ended. Sign in again to go on.'));
      await signInMira(page);
      await page.getByRole('button', { name: w.logIn, exact: true }).click();
      await page.waitForURL(place.href);
      await see(page.getByPlaceholder(w.typeMessage));
      await page.context().close();
    });

    it('follows no address of another host after signing in', async () => {
      const page = await at().visit();
      for (const next of ['https://example.com/', '//example.com', '/\\example.com', 'javascript:alert(1)']) {
        await page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
        await signInMira(page);
        await page.getByRole('button', { name: w.logIn, exact: true }).click();
        await page.waitForURL('**/homeArtist');
        await page.evaluate(() => localStorage.clear());
      }
      await page.context().close();
    });
  });
