import { demoSignIns } from '@kindred/local/demo/community';
import { describe, expect, it } from 'vitest';
import { call } from '../call.ts';
import { see, seeNot } from '../see.ts';
import { type AtStage, mira, signInMira } from '../session-edges/steps.ts';
import { words } from '../words.ts';

const w = words.en;
const ended = 'Your session has ended. Sign in again to go on.';

export const signInMishaps = (at: AtStage) =>
  describe('on the way in', () => {
    it('a session that ended while the page was closed is told at the sign-in', async () => {
      const account = await mira(at());
      await call(at().kindred, '/users/signout', { method: 'POST', token: account.token });
      const page = await at().visit({ account });
      await page.goto('/homeArtist');
      await page.waitForURL('**/sign-in?next=**');
      await see(page.getByText(ended));
      await page.reload();
      await see(page.getByRole('button', { name: w.logIn, exact: true }));
      expect(await page.getByText(ended).count()).toBe(0);
      await page.context().close();
    });

    it('who signs out is not told that the session has ended', async () => {
      const page = await at().visit({ account: await mira(at()) });
      await page.goto('/homeArtist');
      await page.getByRole('button', { name: w.logout }).first().click();
      await page.waitForURL(`${at().kindred.url}/`);
      await page.goto('/sign-in');
      await see(page.getByRole('button', { name: w.logIn, exact: true }));
      expect(await page.getByText(ended).count()).toBe(0);
      await page.context().close();
    });

    it('a page brought back by the Back button lets one sign in again', async () => {
      const page = await at().visit();
      await page.goto('/sign-in');
      // An empty answer leaves the browser on the page: as it stands after Back.
      await page.route('**/homeArtist', (route) => route.fulfill({ status: 204 }));
      await signInMira(page);
      const button = page.getByRole('button', { name: w.logIn, exact: true });
      await button.click();
      await see(page.getByText('Signing in...'));
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await see(button);
      await seeNot(page.getByText('Signing in...'));
      await page.context().close();
    });

    it('a half address of the login can be completed in the reset dialog, a whole one stands', async () => {
      const page = await at().visit();
      await page.goto('/sign-in');
      const login = page.getByLabel(w.email, { exact: true }).first();
      const field = page.getByRole('dialog').getByLabel(w.email, { exact: true });
      const opener = page.getByRole('button', { name: w.forgot, exact: true });
      for (const [typed, isEditable] of [
        ['mira@', true],
        ['', true],
        [demoSignIns[0] ?? '', false],
      ] as const) {
        await login.fill(typed);
        await opener.click();
        await see(field);
        await expect
          .poll(async () => [await field.inputValue(), await field.isEditable()])
          .toEqual([typed, isEditable]);
        await page.keyboard.press('Escape');
        await seeNot(field);
        // The focus comes back a moment later, and would come between the next letters.
        await expect.poll(() => opener.evaluate((each) => each === document.activeElement)).toBe(true);
      }
      await page.context().close();
    });
  });
