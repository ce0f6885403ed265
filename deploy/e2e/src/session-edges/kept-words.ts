import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { type Account, freshAccount } from '../account.ts';
import { call } from '../call.ts';
import { profilePath } from '../profile/open-profile.ts';
import { see } from '../see.ts';
import { words } from '../words.ts';
import { type AtStage, fillSignIn } from './steps.ts';

const w = words.en;
const name = (firstname: string) => ({ firstname, lastname: 'Keep' });

const contactForm = (page: Page) => page.getByLabel('Your message');
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');
const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^(draft|outbox):/.test(key)));

export const keptWords = (at: AtStage) => {
  /** The server ends the session of whoever works on the page. */
  const endSession = async (page: Page): Promise<void> => {
    await call(at().kindred, '/users/signout', { method: 'POST', token: await tokenOf(page) });
    await page.waitForURL('**/sign-in?next=**');
  };
  const signIn = async (page: Page, { email, password }: Account): Promise<void> => {
    await fillSignIn(page, email, password);
    await page.getByRole('button', { name: w.logIn, exact: true }).click();
  };

  describe.concurrent('what was typed', () => {
    it('into an offer waits through a reload and the end of a session, and no other member finds it', async ({
      expect,
    }) => {
      const { kindred } = at();
      const [writer, next] = await Promise.all([
        freshAccount(kindred, 'writer@example.com', 'entrepreneur', name('Wilma')),
        freshAccount(kindred, 'next@example.com', 'entrepreneur', name('Nele')),
      ]);
      const page = await at().visit({ account: writer });
      await page.goto('/E?offerCategory=Music');
      const form = page.getByRole('dialog', { name: 'New offer' });
      const expectForm = async () => {
        await see(form);
        expect(await form.getByLabel('Title').inputValue()).toBe('Half an offer');
        expect(await form.getByRole('radio', { name: 'seeking' }).isChecked()).toBe(true);
      };
      await page.getByRole('button', { name: 'New offer' }).click();
      await form.getByLabel('Title').fill('Half an offer');
      await form.getByRole('radio', { name: 'seeking' }).check();
      await page.reload();
      await expectForm();
      await endSession(page);
      await signIn(page, writer);
      await page.waitForURL('**/E?offerCategory=Music');
      await expectForm();

      await endSession(page);
      await signIn(page, next);
      await see(page.getByRole('button', { name: 'New offer' }));
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await keptKeys(page)).toEqual([]);
      await page.context().close();
    });

    it('into the forms of a profile waits in open forms', async ({ expect }) => {
      const owner = await freshAccount(at().kindred, 'owner@example.com', 'artist', name('Olga'));
      const page = await at().visit({ account: owner });
      await page.goto(profilePath(owner));
      const fields = {
        'First and last name': 'Olga Kept',
        Place: 'Half of Leip',
        Language: 'Yoru',
        'New interest': 'Night tr',
        'New personality': 'Slo',
        'Your message': 'Dear team, half a',
      };
      await page.getByRole('button', { name: 'Edit name and details' }).click();
      await page.getByRole('button', { name: 'Edit interests and personality' }).click();
      const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
      for (const [label, text] of Object.entries(fields)) await field(label).fill(text);
      const typed = async () => {
        await see(field('New interest'));
        return Promise.all(Object.keys(fields).map((label) => field(label).inputValue()));
      };
      await page.reload();
      await expect.poll(typed).toEqual(Object.values(fields));
      await endSession(page);
      await signIn(page, owner);
      await page.waitForURL(`**${profilePath(owner)}`);
      await expect.poll(typed).toEqual(Object.values(fields));
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.reload();
      await see(page.getByRole('heading', { level: 1, name: 'Olga Keep' }));
      expect(await field('First and last name').count()).toBe(0);
      await page.context().close();
    });

    it('is erased by a sign-out, in every tab', async ({ expect }) => {
      const leaving = await freshAccount(at().kindred, 'leaving@example.com', 'artist', name('Lea'));
      const page = await at().visit({ account: leaving });
      const second = await page.context().newPage();
      for (const each of [page, second]) {
        await each.goto('/homeArtist');
        await contactForm(each).fill('Nobody else shall read this');
        await expect.poll(() => keptKeys(each)).toHaveLength(1);
      }
      await page.getByRole('button', { name: w.logout }).first().click();
      await page.waitForURL(`${at().kindred.url}/`);
      await second.waitForURL('**/sign-in**');
      for (const each of [page, second]) expect(await keptKeys(each)).toEqual([]);
      await page.goto('/sign-in');
      await signIn(page, leaving);
      await page.waitForURL('**/homeArtist');
      await see(contactForm(page));
      expect(await contactForm(page).inputValue()).toBe('');
      await page.context().close();
    });

    it('by a visitor into registration and sign-in waits, the passwords do not', async ({ expect }) => {
      const page = await at().visit();
      for (const path of ['/register', '/sign-in']) {
        await page.goto(path);
        await fillSignIn(page, 'half@exam', 'never written down');
        await page.reload();
        await expect
          .poll(() => page.getByLabel(w.email, { exact: true }).first().inputValue())
          .toBe('half@exam');
        expect(await page.getByLabel(w.password, { exact: true }).inputValue()).toBe('');
      }
      await page.context().close();
    });
  });
};
