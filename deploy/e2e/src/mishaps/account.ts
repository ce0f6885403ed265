import { mailsTo } from '@kindred/local/testing/mailbox';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../member.ts';
import { openPaused } from '../paused.ts';
import { see } from '../see.ts';
import { type AtStage, fillAccount } from '../session-edges/steps.ts';
import { words } from '../words.ts';
import { focused, refuse } from './answers.ts';

const w = words.en;
const code = 'Code from the email';

async function register(page: Page, email: string): Promise<void> {
  const submit = page.getByRole('button', { name: w.register, exact: true });
  await openPaused(page, '/register', submit);
  await fillAccount(page, email, PASSWORD);
  await submit.click();
  await see(page.getByText(w.checkEmail));
}

export const accountMishaps = (at: AtStage) =>
  describe('the mail of a new member', () => {
    it('is told in a heading that has the focus; the code can be typed and another mail be asked for', async () => {
      const page = await at().visit();
      await register(page, 'focus@example.com');
      await expect.poll(() => focused(page)).toBe(`H1 ${w.sent}`);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
      await see(page.getByLabel(code));
      await page.clock.resume();
      await page.getByRole('button', { name: 'Send the confirmation email again' }).click();
      await see(page.getByText('We have sent it again.'));
      await expect.poll(() => mailsTo(at().kindred, 'focus@example.com')).toHaveLength(2);
      await page.context().close();
    });

    it('when its notice ends, the focus goes to the next heading', async () => {
      const page = await at().visit();
      await register(page, 'next@example.com');
      await page.clock.fastForward(10_000);
      await expect.poll(() => focused(page)).toBe('H1 Already have an account?');
      await page.context().close();
    });

    it('when its notice ends, the focus stays with who types the code', async () => {
      const page = await at().visit();
      await register(page, 'typing@example.com');
      await page.getByLabel(code).fill('half a co');
      await page.clock.fastForward(10_000);
      await see(page.getByRole('heading', { name: 'Already have an account?' }));
      await expect.poll(() => focused(page)).toBe('INPUT ');
      await expect.poll(() => page.getByLabel(code).inputValue()).toBe('half a co');
      await page.context().close();
    });

    it('with a link that does not work says so in title, heading and focus, and takes the code', async () => {
      const page = await at().visit();
      await page.goto('/email-confirmation/nothing');
      await expect.poll(() => focused(page)).toBe('H1 This link does not work');
      await expect.poll(() => page.title()).toBe('This link does not work · Kindred');
      const field = page.getByLabel(code);
      await see(field);
      expect(await page.getByRole('status').getByLabel(code).count()).toBe(0);
      await field.fill('https://kindred.example/');
      await field.fill('/');
      await page.getByRole('button', { name: 'Confirm with the code' }).click();
      await see(page.getByText('There is no code in this.'));
      await field.fill('https://kindred.example/email-confirmation/another/?from=mail');
      await page.getByRole('button', { name: 'Confirm with the code' }).click();
      await page.waitForURL('**/email-confirmation/another');
      await page.context().close();
    });

    it('and a message to the team that cannot be sent raise an alarm', async () => {
      const page = await at().visit();
      await refuse(page, '/send-email/user-specific', { status: 503, code: 'unavailable', message: 'No' });
      await page.goto('/QA');
      await page.getByLabel('Your email').fill('somebody@example.com');
      await page.getByLabel('Your message').fill('Hello');
      await page.locator('form').getByRole('button', { name: w.send, exact: true }).click();
      await see(page.getByRole('alert').getByText('Failed to submit form'));
      await page.context().close();
    });
  });
