import { linkIn, nextMail } from '@kindred/local/testing/mailbox';
import type { Running } from '@kindred/local/testing/running';
import { expect } from 'vitest';
import { type Member, PASSWORD } from '../member.ts';
import { comesAndGoes, see, seeNot } from '../see.ts';

async function chooseRole({ page, words: w }: Member, role: 'artist' | 'entrepreneur'): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: w.register, exact: true }).first().click();
  await see(page.getByRole('heading', { name: w.tellUs }));
  expect(await page.getByRole('radio', { name: w.artist }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: w[role] }).check({ force: true });
  await page.getByRole('button', { name: w.next }).click();
}

async function chooseCategories({ page, words: w }: Member): Promise<void> {
  await see(page.getByRole('heading', { name: w.interested }));
  const { Painting, Dance, Music, Crafts } = w.categories;
  for (const name of [Painting, Dance, Music])
    await page.getByRole('checkbox', { name, exact: true }).check({ force: true });
  const fourth = page.getByRole('checkbox', { name: Crafts, exact: true });
  await fourth.click({ force: true });
  expect(await fourth.isChecked()).toBe(false);
  await comesAndGoes(page.getByText(w.limit));
  await page.getByRole('button', { name: w.next }).click();
}

async function createAccount(member: Member): Promise<void> {
  const { page, words: w, email } = member;
  await see(page.getByRole('heading', { name: w.createAccount }));
  await page.reload();
  const draft = JSON.parse((await page.evaluate(() => localStorage.getItem('userRegisterData'))) ?? '{}');
  expect(draft.categories).toEqual(['Painting', 'Dance', 'Music']);

  await page.getByLabel(w.email, { exact: true }).first().fill(email);
  await page.getByLabel(w.password, { exact: true }).fill('short');
  await page.getByRole('button', { name: w.register, exact: true }).click();
  // The terms are not accepted: the browser itself refuses, nothing is sent.
  await see(page.getByRole('heading', { name: w.createAccount }));
  await page.getByRole('checkbox', { name: w.acceptTerms }).check({ force: true });
  await page.getByRole('button', { name: w.register, exact: true }).click();
  await see(page.getByText(w.error));

  await page.getByLabel(w.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: w.register, exact: true }).dblclick();
  const notice = page.getByText(w.sent);
  await see(page.getByText(w.checkEmail));
  expect(await page.evaluate(() => localStorage.getItem('userRegisterData'))).toBeNull();
  await comesAndGoes(notice);
  await see(page.getByRole('link', { name: w.loginHere }));
}

async function confirmByMail(kindred: Running, { page, words: w, email }: Member): Promise<void> {
  const mail = await nextMail(kindred, email);
  await page.goto(linkIn(mail));
  await page.waitForURL('**/confirmed-user');
  await see(page.getByRole('heading', { name: w.confirmed }));
  await see(page.getByText(w.confirmedThanks));
}

export async function signIn({ page, words: w, email }: Member, password: string): Promise<void> {
  await see(page.getByRole('heading', { name: w.signIn, level: 1 }));
  await page.getByLabel(w.email, { exact: true }).first().fill(email);
  await page.getByLabel(w.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: w.logIn, exact: true }).click();
}

async function answerName({ page, words: w, firstname, lastname, name }: Member): Promise<void> {
  const dialog = page.getByRole('dialog', { name: w.nameQuestion });
  await see(dialog);
  await dialog.getByRole('button', { name: w.save }).click();
  await see(dialog.getByText(w.nameMissing));
  await dialog.getByLabel(w.firstname).fill(firstname);
  await dialog.getByLabel(w.lastname).fill(lastname);
  await dialog.getByRole('button', { name: w.save }).click();
  await seeNot(dialog);
  await see(page.getByText(name).first());
}

/** Part 2: role, categories, account, mail, confirmation, sign-in, name, home. */
export async function registration(
  kindred: Running,
  member: Member,
  role: 'artist' | 'entrepreneur',
): Promise<void> {
  const { page } = member;
  await chooseRole(member, role);
  await chooseCategories(member);
  await createAccount(member);
  await confirmByMail(kindred, member);
  await page.getByRole('main').getByRole('link').last().click();
  await page.waitForURL('**/sign-in');
  await signIn(member, 'not the password at all');
  await see(page.getByText(member.words.error));
  await signIn(member, PASSWORD);
  await page.waitForURL(role === 'artist' ? '**/homeArtist' : '**/E');
  await answerName(member);
  await page.reload();
  await see(page.getByText(member.name).first());
  expect(await page.getByRole('dialog').count()).toBe(0);
}
