import { linkIn, nextMail } from '@kindred/local/testing/mailbox';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshAccount } from '../account.ts';
import { call } from '../call.ts';
import { PASSWORD } from '../member.ts';
import { openPaused } from '../paused.ts';
import { see, seeNot } from '../see.ts';
import { words } from '../words.ts';
import { type AtStage, fillAccount, fillSignIn, mira } from './steps.ts';

const w = words.en;

/** Sees that a text stays to the last millisecond of its time and no longer. */
async function expectToStay(page: Page, text: string, durationMs: number): Promise<void> {
  const shown = page.getByText(text).first();
  await see(shown);
  await page.clock.fastForward(durationMs - 1);
  expect(await shown.isVisible()).toBe(true);
  await page.clock.fastForward(1);
  await seeNot(shown);
}

async function refuseFourth(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox');
  await openPaused(page, '/register-questions/category', boxes.first());
  for (const index of [0, 1, 2, 3]) await boxes.nth(index).click({ force: true });
}

async function signInBadly(page: Page): Promise<void> {
  const submit = page.getByRole('button', { name: w.logIn, exact: true });
  await openPaused(page, '/sign-in', submit);
  await fillSignIn(page, 'nobody@example.com', 'not a password of anybody');
  await submit.click();
}

async function register(page: Page): Promise<void> {
  const submit = page.getByRole('button', { name: w.register, exact: true });
  await openPaused(page, '/register', submit);
  await fillAccount(page, 'ten.seconds@example.com', PASSWORD);
  await submit.click();
}

async function askForReset(page: Page): Promise<void> {
  const forgot = page.getByRole('button', { name: w.forgot, exact: true });
  await openPaused(page, '/sign-in', forgot);
  await page.getByLabel(w.email, { exact: true }).first().fill('nobody@example.com');
  await forgot.click();
  await page.getByRole('button', { name: w.resetPassword }).click();
}

async function mismatch(page: Page): Promise<void> {
  const first = page.getByLabel(w.newPassword, { exact: true });
  await openPaused(page, '/resetpassword/nothing', first);
  await first.fill(PASSWORD);
  await page.getByLabel(w.repeatPassword, { exact: true }).fill('something else');
  // Reading a timed message stops its clock: the focus goes elsewhere.
  await page.getByRole('button', { name: w.updatePassword }).click();
}

async function sendNothing(page: Page): Promise<void> {
  const contact = page.getByRole('button').filter({ hasText: 'Clara Stein' });
  await openPaused(page, '/chatbox', contact);
  await contact.click();
  await page.getByPlaceholder(w.typeMessage).press('Enter');
}

const timed: [what: string, text: string, durationMs: number, arrive: (page: Page) => Promise<void>][] = [
  ['the warning at a fourth category', w.limit, 2_000, refuseFourth],
  ['the errors of a sign-in', w.error.trim(), 3_000, signInBadly],
  ['the notice after registering', w.sent, 10_000, register],
  ['the notice that a reset mail was sent', w.resetSent, 2_000, askForReset],
  ['the mismatch of two passwords', w.mismatch, 2_000, mismatch],
  ['the alert at an empty message', w.pleaseType, 2_500, sendNothing],
];

export const timers = (at: AtStage) =>
  describe('stays for the seconds of the specification', () => {
    it.each(timed)('%s', async (_, text, durationMs, arrive) => {
      const page = await at().visit({ account: arrive === sendNothing ? await mira(at()) : undefined });
      await arrive(page);
      await expectToStay(page, text, durationMs);
      await page.context().close();
    });

    it('the word that a password was changed, and then the sign-in comes', async () => {
      const { kindred } = at();
      const { email } = await freshAccount(kindred, 'toast@example.com');
      await call(kindred, '/users/changepassword', { method: 'POST', body: { email } });
      const link = linkIn(await nextMail(kindred, email, 2));
      const page = await at().visit();
      await openPaused(page, link, page.getByLabel(w.newPassword, { exact: true }));
      for (const label of [w.newPassword, w.repeatPassword]) {
        await page.getByLabel(label, { exact: true }).fill('a new way over the bridge');
      }
      await page.getByRole('button', { name: w.updatePassword }).click();
      await see(page.getByText(w.updated));
      await page.clock.fastForward(1_999);
      expect(new URL(page.url()).pathname).toBe(link);
      await page.clock.fastForward(1);
      await page.waitForURL('**/sign-in');
      await page.context().close();
    });

    it('for as long as somebody reads it: under the pointer no time passes', async () => {
      const page = await at().visit();
      await refuseFourth(page);
      const warning = page.getByText(w.limit);
      await warning.hover();
      await page.clock.fastForward(60_000);
      expect(await warning.isVisible()).toBe(true);
      await page.mouse.move(0, 0);
      await expectToStay(page, w.limit, 2_000);
      await page.context().close();
    });

    it('for as long as somebody is in it: the pointer that leaves does not outweigh the focus that stays', async () => {
      const page = await at().visit();
      await mismatch(page);
      const field = page.getByLabel(w.repeatPassword, { exact: true });
      await field.hover();
      await field.focus();
      await page.mouse.move(0, 0);
      await page.clock.fastForward(60_000);
      expect(await page.getByText(w.mismatch).isVisible()).toBe(true);
      await page.getByRole('button', { name: w.updatePassword }).focus();
      await expectToStay(page, w.mismatch, 2_000);
      await page.context().close();
    });
  });
