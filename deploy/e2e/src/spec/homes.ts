import { describe, it } from 'vitest';
import { demoAccount } from '../account.ts';
import { logged } from '../profile/open-profile.ts';
import { see } from '../see.ts';
import { type AtStage, mira } from '../session-edges/steps.ts';
import { words } from '../words.ts';

const w = words.en;
const refused = { status: 503, json: { success: false, message: 'Not now', errors: [] } };

export const homes = (at: AtStage) =>
  describe.concurrent('at home and in the chat', () => {
    it('failed offers are noted in the console: to fetch, to create, to apply', async ({ expect }) => {
      const page = await at().visit({ account: await demoAccount(at().kindred, 'entrepreneur') });
      const lines = logged(page);
      const isOffers = (url: URL) => url.pathname.startsWith('/offers');
      await page.route(isOffers, (route) => route.fulfill(refused));
      await page.goto('/E');
      await see(page.getByText('The offers could not be loaded.'));
      await page.unroute(isOffers);
      await page.getByRole('button', { name: 'Try again' }).click();
      const apply = page.locator('#offers').getByRole('button', { name: /^Apply: / });
      await see(apply.first());
      await page.route(isOffers, (route) => route.fulfill(refused));
      await apply.locator('visible=true').and(page.locator(':enabled')).first().click();
      await see(page.getByRole('alert').getByText('Not now'));
      await page.getByRole('button', { name: 'New offer' }).click();
      const form = page.getByRole('dialog', { name: 'New offer' });
      await form.getByLabel('Title').fill('A title');
      await form.getByLabel('Description').fill('A text');
      await form.getByLabel('Category').selectOption('Music');
      for (const label of ['Title', 'Description', 'Category'])
        expect(await form.getByLabel(label).evaluate((each: HTMLInputElement) => each.required)).toBe(true);
      for (const label of ['Location', 'Salary', 'Skills'])
        expect(
          await form.getByLabel(`${label} (optional)`).evaluate((each: HTMLInputElement) => each.required),
        ).toBe(false);
      await form.getByLabel('Salary (optional)').fill('a lot');
      expect(await form.getByLabel('Salary (optional)').evaluate((each) => each.matches(':invalid'))).toBe(
        true,
      );
      await form.getByLabel('Salary (optional)').fill('1200');
      await form.getByRole('button', { name: 'Save offer' }).click();
      await see(form.getByText('Not now'));
      expect([...new Set(lines)]).toEqual([
        'Failed to fetch offers',
        'Error applying to offer',
        'Failed to create offer',
      ]);
      await page.context().close();
    });

    it('the own card shows no action, and the top five of either role are five, ranked', async ({
      expect,
    }) => {
      const page = await at().visit({ account: await mira(at()) });
      await page.goto('/homeArtist?q=Mira%20Okafor');
      const own = page
        .getByRole('region', { name: w.hub })
        .getByRole('article')
        .filter({ hasText: 'Mira Okafor' });
      await see(own);
      expect(await own.getByRole('button').count()).toBe(0);
      for (const role of ['Artists', 'Entrepreneurs']) {
        const five = page.locator('#top-five');
        await five.getByRole('button', { name: role }).click();
        await see(five.getByRole('heading', { level: 2, name: /^Top five/ }));
        await expect.poll(() => five.getByRole('listitem').count()).toBe(5);
      }
      await page.context().close();
    });

    it('a message that cannot be changed and a file that is not there are noted in the console', async ({
      expect,
    }) => {
      const page = await at().visit({ account: await mira(at()) });
      const lines = logged(page);
      await page.route('**/messages/update/**', (route) => route.fulfill(refused));
      await page.route('**/messages/get/**', async (route) => {
        const answer = await route.fetch();
        const list: object[] = await answer.json();
        const attachment = { kind: 'pdf', contentType: 'application/pdf', size: 9, previewUrl: null };
        await route.fulfill({
          response: answer,
          json: list.map((each) => ({ ...each, attachment, file: null })),
        });
      });
      await page.goto('/chatbox');
      await page.getByRole('button').filter({ hasText: 'Clara Stein' }).click();
      const log = page.getByRole('log');
      await log.getByRole('button', { name: 'Download: PDF' }).last().click();
      await log.getByRole('button', { name: 'Message menu' }).last().click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const form = page.getByRole('form', { name: 'Edit message' });
      await form.getByLabel('Edit message').fill('Other words');
      await form.getByRole('button', { name: 'Save' }).click();
      await see(form.getByText('Not now'));
      expect(lines).toEqual(['No file attached to this message.', 'Failed to update message']);
      await page.context().close();
    });

    it('the sheet of the chat is 700 px high', async ({ expect }) => {
      const page = await at().visit({ account: await mira(at()) });
      await page.goto('/chatbox');
      await see(page.getByText(w.selectChat));
      const height = await page.locator('[data-pane]').evaluate((each) => getComputedStyle(each).height);
      expect(height).toBe('700px');
      await page.context().close();
    });

    it('the head of a chat leads to the profile, and every message says when', async ({ expect }) => {
      const page = await at().visit({ account: await mira(at()) });
      await page.goto('/chatbox');
      await page.getByRole('button').filter({ hasText: 'Clara Stein' }).click();
      const talk = page.getByRole('region', { name: 'Conversation' });
      const name = talk.getByRole('heading').getByRole('link', { name: 'Clara Stein' });
      expect(await name.getAttribute('href')).toMatch(/^\/ProfilePageEntrepreneur\/[0-9a-f]{24}$/);
      await see(talk.locator('time').last());
      expect(await talk.locator('time').last().innerText()).toMatch(/ at \d/);
      await page.context().close();
    });
  });
