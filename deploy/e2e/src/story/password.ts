import { patience } from '@kindred/chassis/testing/patience';
import { linkIn, nextMail } from '@kindred/local/testing/mailbox';
import type { Running } from '@kindred/local/testing/running';
import { expect } from 'vitest';
import { type Member, PASSWORD } from '../member.ts';
import { see } from '../see.ts';
import { signIn } from './registration.ts';

const NEW_PASSWORD = 'another evening by the water';
const ENDED_MS = 5_000 * patience;

/** Part 7: a new password by mail ends the old session everywhere within 5 s; in again, and out. */
export async function password(kindred: Running, member: Member): Promise<void> {
  const { context, page, words: w, email } = member;
  const elsewhere = await context
    .browser()
    ?.newContext({ baseURL: kindred.url, locale: await page.evaluate(() => navigator.language) });
  if (!elsewhere) throw new Error('no browser');
  const other = await elsewhere.newPage();
  await other.goto('/sign-in');
  await other.getByLabel(w.email, { exact: true }).first().fill(email);
  await other.getByRole('button', { name: w.forgot, exact: true }).click();
  const dialog = other.getByRole('dialog', { name: w.forgotTitle });
  await dialog.getByRole('button', { name: w.resetPassword }).click();
  await see(dialog.getByText(w.resetSent));

  const mail = await nextMail(kindred, email, 2);
  await other.goto(linkIn(mail));
  await other.getByLabel(w.newPassword, { exact: true }).fill(NEW_PASSWORD);
  await other.getByLabel(w.repeatPassword, { exact: true }).fill('something else entirely');
  await other.getByRole('button', { name: w.updatePassword }).click();
  await see(other.getByText(w.mismatch));
  await other.getByLabel(w.repeatPassword, { exact: true }).fill(NEW_PASSWORD);
  await other.getByRole('button', { name: w.updatePassword }).click();
  await see(other.getByText(w.updated));
  const changed = performance.now();
  // The other browser still shows the chat; its session ends by itself.
  await page.waitForURL('**/sign-in**', { timeout: ENDED_MS });
  expect(performance.now() - changed).toBeLessThan(ENDED_MS);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await other.waitForURL('**/sign-in');
  await elsewhere.close();
  await signIn(member, PASSWORD);
  await see(page.getByText(w.error));
  await signIn(member, NEW_PASSWORD);
  await see(page.getByText(member.name).first());
  await page.getByRole('button', { name: w.logout }).first().click();
  await page.waitForURL(`${kindred.url}/`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goto('/chatbox');
  await page.waitForURL('**/sign-in?next=**');
}
