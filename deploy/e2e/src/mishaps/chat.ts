import { describe, expect, it } from 'vitest';
import { see } from '../see.ts';
import { type AtStage, mira } from '../session-edges/steps.ts';
import { words } from '../words.ts';
import { refuse } from './answers.ts';

const w = words.en;
const phone = { width: 390, height: 844 };
const contacts = '/chats/finduserconnections/';
const failed = 'Your chats could not be loaded.';
const unavailable = { status: 503, code: 'unavailable', message: 'Not now' };

export const chatMishaps = (at: AtStage) =>
  describe('in the chatbox', () => {
    it('an address of no chat leaves a phone with the list', async () => {
      const page = await at().visit({ account: await mira(at()), viewport: phone });
      await page.goto('/chatbox?chat=0123456789abcdef01234567');
      await see(page.getByRole('button').filter({ hasText: 'Clara Stein' }));
      await page.context().close();
    });

    it('contacts that cannot be loaded say so and can be asked for again, on a phone too', async () => {
      const page = await at().visit({ account: await mira(at()), viewport: phone });
      const goOn = await refuse(page, contacts, unavailable);
      await page.goto('/chatbox?chat=0123456789abcdef01234567');
      await see(page.getByRole('alert').getByText(failed));
      await page.setViewportSize({ width: 1440, height: 900 });
      const talk = page.getByRole('region', { name: 'Conversation' });
      await see(talk.getByRole('heading', { name: failed }));
      expect(await page.getByText(w.selectChat).count()).toBe(0);
      await goOn();
      await talk.getByRole('button', { name: 'Try again' }).click();
      await see(page.getByRole('button').filter({ hasText: 'Clara Stein' }));
      await page.context().close();
    });

    it('what was begun to one contact waits there while one writes to another', async () => {
      const page = await at().visit({ account: await mira(at()) });
      await page.goto('/chatbox');
      const field = page.getByPlaceholder(w.typeMessage);
      const clara = page.getByRole('button').filter({ hasText: 'Clara Stein' });
      const other = page.getByRole('main').getByRole('listitem').getByRole('button').filter({
        hasNotText: 'Clara Stein',
      });
      await clara.click();
      await field.fill('Dear Clara, half a');
      await other.first().click();
      await see(field);
      expect(await field.inputValue()).toBe('');
      await clara.click();
      await expect.poll(() => field.inputValue()).toBe('Dear Clara, half a');
      await page.reload();
      await expect.poll(() => field.inputValue()).toBe('Dear Clara, half a');
      await field.press('Enter');
      await see(page.getByRole('log').getByText('Dear Clara, half a'));
      await page.reload();
      await see(page.getByRole('log').getByText('Dear Clara, half a'));
      expect(await field.inputValue()).toBe('');
      await page.context().close();
    });

    it('messages the server has no time for wait and are sent in their order', async () => {
      const page = await at().visit({ account: await mira(at()) });
      await page.goto('/chatbox');
      await page.getByRole('button').filter({ hasText: 'Clara Stein' }).click();
      const field = page.getByPlaceholder(w.typeMessage);
      await see(field);
      const path = `/messages/send/${new URL(page.url()).searchParams.get('chat')}`;
      const goOn = await refuse(page, path, {
        status: 429,
        code: 'too-many',
        message: 'Slow',
        retryAfter: '1',
      });
      for (const text of ['one of two', 'two of two']) {
        await field.fill(text);
        await field.press('Enter');
      }
      const waiting = page.getByRole('log').locator('[data-state="waiting"]');
      await expect.poll(() => waiting.count()).toBeGreaterThan(0);
      expect(await page.getByText('Not sent').count()).toBe(0);
      await goOn();
      const said = page
        .getByRole('log')
        .locator('[data-role]:not([data-state])')
        .filter({ hasText: 'of two' });
      await expect.poll(() => said.count(), { timeout: 10_000 }).toBe(2);
      const texts = await said.allTextContents();
      expect(texts.map((text) => /one|two/.exec(text)?.[0])).toEqual(['one', 'two']);
      await page.context().close();
    });
  });
