import type { Page } from 'playwright-core';
import { see } from './see.ts';
import type { Say } from './texts.ts';

/** States that are not an address of their own: a refusal, a dialog, a menu, something on its way. */
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const never = () => new Promise<void>(() => undefined);
const heading = (page: Page, name: string) => see(page.getByRole('heading', { name, level: 1 }));

const EMAIL = 'mira.okafor@example.com';
const TYPED = 'a word of nobody';

export async function roleOfEntrepreneur(page: Page, say: Say): Promise<void> {
  await page.goto('/register-questions');
  await heading(page, say('register.role.title'));
  await page.getByRole('radio').nth(1).check({ force: true });
}

export async function accountRefused(page: Page, say: Say): Promise<void> {
  await page.goto('/register');
  await page
    .getByLabel(say('common.email'), { exact: true })
    .first()
    .fill('mira.okafor@demo.kindred.example');
  await page.getByLabel(say('common.password'), { exact: true }).fill(TYPED);
  await page.getByRole('checkbox').check({ force: true });
  await button(page, say('register.account.submit')).click();
  // Reading a timed message stops its clock.
  await page.getByText(say('common.errorLead').trim()).first().hover();
}

export async function signInFilled(page: Page, say: Say): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel(say('common.email'), { exact: true }).first().fill(EMAIL);
  await page.getByLabel(say('common.password'), { exact: true }).fill(TYPED);
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('heading', { level: 1 }).focus();
}

export async function signInRefused(page: Page, say: Say): Promise<void> {
  await signInFilled(page, say);
  await button(page, say('sign-in.submit')).click();
  await page.getByText(say('common.errorLead').trim()).first().hover();
}

export async function forgotSent(page: Page, say: Say): Promise<void> {
  await signInFilled(page, say);
  await button(page, say('sign-in.forgot')).click();
  const dialog = page.getByRole('dialog', { name: say('sign-in.reset.title') });
  await dialog.getByRole('button', { name: say('sign-in.reset.submit') }).click();
  await dialog.getByText(say('sign-in.reset.sent')).hover();
}

async function fillPasswords(page: Page, say: Say, repeated: string): Promise<void> {
  await page.goto('/resetpassword/x');
  await page.getByLabel(say('account.reset.newPassword'), { exact: true }).fill('a long walk by the canal');
  await page.getByLabel(say('account.reset.repeat'), { exact: true }).fill(repeated);
  await button(page, say('account.reset.submit')).click();
}

export async function passwordsDiffer(page: Page, say: Say): Promise<void> {
  await fillPasswords(page, say, 'a long walk by the river');
  await page.getByText(say('account.reset.mismatch')).hover();
}

export async function passwordChanged(page: Page, say: Say): Promise<void> {
  await page.route('**/users/updatepassword/**', (route) => route.fulfill({ json: { success: true } }));
  await fillPasswords(page, say, 'a long walk by the canal');
  await page.getByText(say('account.reset.done')).hover();
}

export async function confirming(page: Page, say: Say): Promise<void> {
  await page.route('**/users/emailconfirm/**', never);
  await page.goto('/email-confirmation/x');
  await see(page.getByText(say('account.confirming.title')));
}

export async function unexpected(page: Page, say: Say): Promise<void> {
  await page.route('**/assets/information.page*', (route) => route.abort());
  await page.goto('/QA');
  await see(page.getByText(say('common.unexpectedError')));
}

export async function tutorial(page: Page, say: Say): Promise<void> {
  await page.goto('/homeArtist');
  await see(page.locator('#searching-hub article').first());
  await see(page.locator('#top-five').getByRole('listitem').nth(4));
  await button(page, say('session.tutorial')).first().click();
  await button(page, say('tutorial.start')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('tutorial.next') })
    .click();
  await see(page.getByText(say('tutorial.hub.text')));
}

export async function offerForm(page: Page, say: Say): Promise<void> {
  await page.goto('/E');
  await see(page.locator('#offers article').first());
  await button(page, say('offers.newOffer')).click();
  const dialog = page.getByRole('dialog', { name: say('offers.newOffer') });
  await dialog.getByLabel(say('offers.offerTitle')).fill('A mural for a bakery that opens at five');
  await dialog.getByLabel(say('offers.description')).fill('Eleven metres of wall behind the counter.');
}

const offersTab = (tab: 'favourites' | 'applied') => async (page: Page, say: Say) => {
  await page.goto(`/homeArtist?offers=${tab}`);
  await see(page.locator('#offers').getByRole('tab', { name: say(`offers.tabs.${tab}`), selected: true }));
  await see(page.locator('#offers article').first());
};

export const favouriteOffers = offersTab('favourites');
export const appliedOffers = offersTab('applied');

export async function applicants(page: Page, say: Say): Promise<void> {
  await page.goto('/E?q=');
  const count = say('offers.applicants_other', { count: '3' });
  await page.locator('#offers').getByRole('button', { name: count }).first().click();
  await see(page.getByRole('dialog', { name: say('offers.applicantsTitle') }));
}

export async function profileOfEntrepreneur(page: Page, say: Say): Promise<void> {
  await page.goto('/homeArtist?q=Clara%20Stein');
  await page.locator('#searching-hub').getByRole('link', { name: 'Clara Stein' }).click();
  await heading(page, 'Clara Stein');
  const offers = page.getByRole('region', { name: say('profile.offers.title'), exact: true });
  await see(offers.getByRole('article').first());
}

export async function profileOnItsWay(page: Page, say: Say): Promise<void> {
  await page.route('**/users/single-user/**', never);
  await page.goto('/E?q=Mira%20Okafor');
  await page.locator('#searching-hub').getByRole('link', { name: 'Mira Okafor' }).click();
  await see(page.getByText(say('profile.loading')));
  await see(page.locator('#navbar'));
}

async function openTalk(page: Page, say: Say): Promise<void> {
  await page.goto('/chatbox');
  await page.getByRole('button').filter({ hasText: 'Clara Stein' }).click();
  await see(page.getByPlaceholder(say('chat.placeholder')));
}

export async function messageMenu(page: Page, say: Say): Promise<void> {
  await openTalk(page, say);
  await page
    .getByRole('log')
    .getByRole('button', { name: say('chat.menu') })
    .first()
    .click();
  await see(page.getByRole('menuitem', { name: say('chat.edit') }));
}

export async function messageInEdit(page: Page, say: Say): Promise<void> {
  await messageMenu(page, say);
  await page.getByRole('menuitem', { name: say('chat.edit') }).click();
  await see(page.getByRole('form', { name: say('chat.editMessage') }));
}

export async function nothingTyped(page: Page, say: Say): Promise<void> {
  await openTalk(page, say);
  await page
    .locator('main')
    .getByRole('button', { name: say('chat.send'), exact: true })
    .click();
  await page.getByText(say('chat.empty')).hover();
}
