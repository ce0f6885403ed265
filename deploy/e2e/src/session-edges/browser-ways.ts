import { demoSignIns } from '@kindred/local/demo/community';
import { describe, expect, it } from 'vitest';
import { see } from '../see.ts';
import { words } from '../words.ts';
import { type AtStage, mira, signInMira } from './steps.ts';

const w = words.en;

export const browserWays = (at: AtStage) =>
  describe.concurrent("the browser's own ways", () => {
    it('go back through the steps of the registration with everything still chosen', async () => {
      const page = await at().visit();
      await page.goto('/register-questions');
      await page.getByRole('radio', { name: w.entrepreneur }).check({ force: true });
      await page.getByRole('button', { name: w.next }).click();
      await page.getByRole('checkbox', { name: w.categories.Dance, exact: true }).check({ force: true });
      await page.getByRole('button', { name: w.next }).click();
      await see(page.getByRole('heading', { name: w.createAccount }));
      await page.reload();
      await see(page.getByRole('heading', { name: w.createAccount }));
      await page.goBack();
      await see(page.getByRole('heading', { name: w.interested }));
      expect(await page.getByRole('checkbox', { name: w.categories.Dance, exact: true }).isChecked()).toBe(
        true,
      );
      await page.goBack();
      await see(page.getByRole('heading', { name: w.tellUs }));
      expect(await page.getByRole('radio', { name: w.entrepreneur }).isChecked()).toBe(true);
      await page.context().close();
    });

    it('go back from the chat to where one came from', async () => {
      const page = await at().visit({ account: await mira(at()) });
      await page.goto('/homeArtist?q=okafor');
      await page.getByRole('link', { name: w.chatbox }).first().click();
      await page.getByRole('button').filter({ hasText: 'Clara Stein' }).click();
      await see(page.getByPlaceholder(w.typeMessage));
      await page.goBack();
      await see(page.getByText(w.selectChat));
      await page.goBack();
      await page.waitForURL('**/homeArtist?q=okafor');
      await see(page.getByRole('region', { name: w.hub }).getByRole('article').filter({ hasText: 'Mira' }));
      await page.context().close();
    });

    it('go back to the place that was read, and forward to the top of what is new', async ({ expect }) => {
      const page = await at().visit({ account: await mira(at()) });
      await page.goto('/homeArtist');
      const fourth = page.locator('#top-five').getByRole('listitem').nth(4);
      await see(fourth);
      await see(page.locator('#offers').getByRole('article').first());
      const scrolled = () => page.evaluate(() => Math.round(scrollY));
      const place = page.locator('#offers').getByRole('article').last().getByRole('link').first();
      await place.scrollIntoViewIfNeeded();
      const before = await scrolled();
      expect(before).toBeGreaterThan(600);
      await place.click();
      await page.waitForURL('**/ProfilePageEntrepreneur/**');
      await expect.poll(scrolled).toBe(0);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await page.goBack();
      await see(place);
      await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(4);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await page.context().close();
    });

    it('keep every filter and tab, also of the chat', async ({ expect }) => {
      const page = await at().visit({ account: await mira(at()) });
      const home = '/homeArtist?q=a&category=Music&letter=B&top=entrepreneur&offers=applied&offerQuery=wall';
      await page.goto(home);
      const hub = page.getByRole('region', { name: w.hub });
      await expect.poll(() => hub.getByRole('searchbox').inputValue()).toBe('a');
      expect(await hub.getByRole('combobox').inputValue()).toBe('Music');
      const isPressed = (name: string) =>
        hub.getByRole('button', { name, exact: true }).getAttribute('aria-pressed');
      expect(await isPressed('B')).toBe('true');
      await see(page.getByRole('heading', { name: w.topEntrepreneurs }));
      const tab = page.getByRole('tab', { name: 'Applied Offers' });
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
      await page.locator('#top-five').getByRole('button', { name: 'Artists' }).click();
      await see(page.getByRole('heading', { name: w.topArtists }));
      expect(new URL(page.url()).searchParams.get('top')).toBeNull();
      await page.goto('/chatbox?search=CLA');
      await page.getByRole('button').filter({ hasText: 'Clara Stein' }).click();
      await see(page.getByPlaceholder(w.typeMessage));
      expect(new URL(page.url()).searchParams.get('search')).toBe('CLA');
      expect(await page.getByPlaceholder(w.searchChat).inputValue()).toBe('CLA');
      await page.context().close();
    });

    it('keep the address of who asked to be remembered, and of nobody else', async () => {
      const page = await at().visit();
      const [email = ''] = demoSignIns;
      const field = page.getByLabel(w.email, { exact: true }).first();
      for (const isRemembered of [true, false]) {
        await page.goto('/sign-in');
        await signInMira(page);
        await page.getByRole('checkbox').setChecked(isRemembered, { force: true });
        await page.getByRole('button', { name: w.logIn, exact: true }).click();
        await page.waitForURL('**/homeArtist');
        await page.evaluate(() => localStorage.removeItem('token'));
        await page.goto('/sign-in');
        await see(field);
        expect(await field.inputValue()).toBe(isRemembered ? email : '');
        expect(await page.evaluate(() => localStorage.getItem('rememberedEmail'))).toBe(
          isRemembered ? email : null,
        );
      }
      await page.context().close();
    });
  });
