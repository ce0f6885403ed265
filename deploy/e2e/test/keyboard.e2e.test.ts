import { linkIn, nextMail } from '@kindred/local/testing/mailbox';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Keyboard } from '../src/keyboard.ts';
import { furtherFlows } from '../src/keyboard-flows.ts';
import { PASSWORD } from '../src/member.ts';
import { listens, see, seeNot } from '../src/see.ts';
import { Stage } from '../src/stage.ts';
import { words } from '../src/words.ts';

const w = words.en;
const EMAIL = 'keys@example.com';

/** Notes every press of a pointer: there must be none. */
const watchPointers = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pointerdown', () => sessionStorage.setItem('pointer', 'used'), true);
  });

describe('the whole story, without a mouse', () => {
  let stage: Stage;
  let page: Page;
  let keys: Keyboard;
  let other: Keyboard;

  beforeAll(async () => {
    stage = await Stage.open();
    page = await stage.visit();
    const second = await stage.visit();
    for (const each of [page, second]) await watchPointers(each);
    keys = new Keyboard(page);
    other = new Keyboard(second);
  });
  afterAll(() => stage?.close());

  it('registers in three steps', async () => {
    await page.goto('/');
    await listens(page);
    await see(page.getByRole('heading', { name: w.tagline }));
    await keys.press('Tab', 'Enter');
    expect(new URL(page.url()).hash).toBe('#main');
    await keys.activate(page.getByRole('link', { name: w.register, exact: true }).last(), 'Shift+Tab');
    await keys.reach(page.getByRole('radio', { name: w.artist }));
    await keys.press('ArrowDown');
    expect(await page.getByRole('radio', { name: w.entrepreneur }).isChecked()).toBe(true);
    await keys.activate(page.getByRole('button', { name: w.next }));

    await see(page.getByRole('heading', { name: w.interested }));
    const { Painting, Dance, Music, Crafts } = w.categories;
    for (const name of [Painting, Music, Dance]) {
      await keys.reach(page.getByRole('checkbox', { name, exact: true }));
      await keys.press('Space');
    }
    await keys.reach(page.getByRole('checkbox', { name: Crafts, exact: true }));
    await keys.press('Space');
    await see(page.getByText(w.limit));
    await keys.activate(page.getByRole('button', { name: w.next }));

    await see(page.getByRole('heading', { name: w.createAccount }));
    await keys.fill(page.getByLabel(w.email, { exact: true }).first(), EMAIL);
    await keys.fill(page.getByLabel(w.password, { exact: true }), PASSWORD);
    await keys.reach(page.getByRole('checkbox'));
    await keys.press('Space');
    await keys.activate(page.getByRole('button', { name: w.register, exact: true }));
    await see(page.getByText(w.checkEmail));
  });

  it('confirms the address, signs in and says a name', async () => {
    await page.goto(linkIn(await nextMail(stage.kindred, EMAIL)));
    await page.waitForURL('**/confirmed-user');
    await keys.activate(page.getByRole('main').getByRole('link'));
    await see(page.getByRole('heading', { name: w.signIn, level: 1 }));
    await keys.fill(page.getByLabel(w.email, { exact: true }).first(), EMAIL);

    await keys.activate(page.getByRole('button', { name: w.forgot, exact: true }));
    const dialog = page.getByRole('dialog', { name: w.forgotTitle });
    await see(dialog);
    await keys.press('Escape');
    await seeNot(dialog);
    await keys.fill(page.getByLabel(w.password, { exact: true }), PASSWORD, 'Shift+Tab');
    await keys.press('Enter');
    await page.waitForURL('**/E');

    const question = page.getByRole('dialog', { name: w.nameQuestion });
    await see(question);
    await keys.fill(question.getByLabel(w.firstname), 'Kay');
    await keys.fill(question.getByLabel(w.lastname), 'Board');
    await keys.activate(question.getByRole('button', { name: w.save }));
    await seeNot(question);
    await see(page.getByText('Kay Board').first());
  });

  it('searches the hub by name, letter and category, and connects', async () => {
    const hub = page.getByRole('region', { name: w.hub });
    const card = hub.getByRole('article').filter({ hasText: 'Mira Okafor' });
    const field = hub.getByLabel(w.search).first();
    await keys.fill(field, 'okafor');
    await expect.poll(() => hub.getByRole('article').count()).toBe(1);
    await see(card);

    const letter = hub.getByRole('button', { name: 'O', exact: true });
    await keys.reach(letter);
    await keys.press('Space');
    await expect.poll(() => letter.getAttribute('aria-pressed')).toBe('true');
    await keys.reach(hub.getByLabel(w.category, { exact: true }), 'Shift+Tab');
    await keys.type(w.categories.Painting);
    await expect.poll(() => new URL(page.url()).searchParams.get('category')).toBe('Painting');
    await see(card);

    await keys.activate(card.getByRole('button', { name: w.connect('Mira Okafor') }));
    await see(card.getByRole('button', { name: w.cancel('Mira Okafor') }));
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(focused).toBe(w.cancel('Mira Okafor'));
  });

  it('is accepted by the other member, who has no mouse either', async () => {
    await other.page.goto('/sign-in');
    await other.fill(
      other.page.getByLabel(w.email, { exact: true }).first(),
      'mira.okafor@demo.kindred.example',
    );
    await other.fill(other.page.getByLabel(w.password, { exact: true }), 'two inks make a third');
    await other.press('Enter');
    await other.page.waitForURL('**/homeArtist');
    await other.activate(other.page.getByRole('button', { name: w.accept('Kay Board') }).last());
    const hub = page.getByRole('region', { name: w.hub });
    await see(hub.getByRole('article').filter({ hasText: 'Mira Okafor' }).getByText(w.connected));
  });

  it('talks in the chatbox and goes back to the list', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    await keys.reach(page.locator('header').getByRole('button', { name: 'Menu' }), 'Shift+Tab');
    await keys.press('Enter');
    await keys.activate(page.locator('header').getByRole('link', { name: w.chatbox }));
    await page.waitForURL('**/chatbox');
    const contact = page.getByRole('button').filter({ hasText: 'Mira Okafor' });
    await keys.activate(contact);
    const field = page.getByPlaceholder(w.typeMessage);
    await keys.fill(field, 'Not one click so far');
    await keys.press('Enter');
    const log = page.getByRole('log');
    await see(log.getByText('Not one click so far'));
    await keys.type('and none to come');
    await keys.activate(page.getByRole('button', { name: w.send, exact: true }));
    await see(log.getByText('and none to come'));
    await keys.activate(page.getByRole('button', { name: w.back }), 'Shift+Tab');
    await seeNot(field);
    await see(contact);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('moves through the information by arrows', async () => {
    const tabs = other.page.getByRole('tab');
    await other.page.goto('/QA');
    await other.reach(tabs.first());
    await other.press('ArrowDown');
    await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    await see(other.page.getByRole('heading', { name: 'Privacy Policy', level: 1 }));
    await other.press('End');
    await see(other.page.getByRole('heading', { name: 'Terms and Conditions', level: 1 }));
  });

  furtherFlows(
    () => other,
    () => keys,
  );

  it('logs out', async () => {
    await keys.activate(page.getByRole('button', { name: w.logout }).first(), 'Shift+Tab');
    await page.waitForURL(`${stage.kindred.url}/`);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  it('and saw the focus at every stop, with no pointer used', async () => {
    expect([...keys.unseen, ...other.unseen]).toEqual([]);
    for (const each of [page, other.page]) {
      expect(await each.evaluate(() => sessionStorage.getItem('pointer'))).toBeNull();
    }
  });
});
