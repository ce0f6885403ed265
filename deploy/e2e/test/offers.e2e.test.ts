import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccount } from '../src/account.ts';
import { violationsOf } from '../src/audit.ts';
import { call } from '../src/call.ts';
import { cast } from '../src/cast.ts';
import { drawn, see, seeNot } from '../src/see.ts';
import { Stage } from '../src/stage.ts';

const TITLE = 'A mural for a bakery that opens at five';
const CHANGED = 'A mural for a bakery that opens at six';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Offers' });
const cardOf = (page: Page, title: string) => panelOf(page).getByRole('article').filter({ hasText: title });
const tab = (page: Page, name: string) => panelOf(page).getByRole('tab', { name });

async function fill(dialog: Locator, title: string): Promise<void> {
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('Eleven metres of wall behind the counter.');
  await dialog.getByRole('radio', { name: 'seeking' }).check();
  await dialog.getByLabel('Category').selectOption('Painting');
  await dialog.getByLabel('Location (optional)').fill('Berlin');
  await dialog.getByLabel('Salary (optional)').fill('2400');
  await dialog.getByLabel('Skills (optional)').fill('Mural, Acrylics');
}

describe('offers, from both sides', () => {
  let stage: Stage;
  let creator: Page;
  let artist: Page;

  beforeAll(async () => {
    stage = await Stage.open();
    const members = await cast(stage);
    creator = await stage.visit({ account: members.entrepreneur });
    artist = await stage.visit({ account: members.artist });
    await creator.goto('/E');
    await artist.goto('/homeArtist');
  });
  afterAll(() => stage?.close());

  it('keeps what was typed until somebody wants to leave it', async () => {
    await panelOf(creator).getByRole('button', { name: 'New offer' }).click();
    const form = creator.getByRole('dialog', { name: 'New offer' });
    await fill(form, TITLE);
    await creator.keyboard.press('Escape');
    const question = creator.getByRole('dialog', { name: 'Leave without saving?' });
    await see(question);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await form.getByLabel('Title').inputValue()).toBe(TITLE);
    expect(await violationsOf(creator)).toEqual([]);
  });

  it('shows a new offer on top, with what was said about it', async () => {
    const form = creator.getByRole('dialog', { name: 'New offer' });
    await form.getByRole('button', { name: 'Save offer' }).click();
    await seeNot(form);
    const card = panelOf(creator).getByRole('article').first();
    await see(card.getByRole('heading', { name: TITLE }));
    const shown = await card.innerText();
    for (const text of ['open', 'seeking', 'Painting', 'Berlin', '2,400 €', 'Mural, Acrylics'])
      expect(shown).toContain(text);
  });

  it('asks for what is missing and never sends it', async () => {
    await panelOf(creator).getByRole('button', { name: 'New offer' }).click();
    const form = creator.getByRole('dialog', { name: 'New offer' });
    await form.getByLabel('Title').fill('Nothing else');
    await form.getByRole('button', { name: 'Save offer' }).click();
    const isAsked = await form.getByLabel('Description').evaluate((area) => area.matches(':invalid'));
    expect(isAsked).toBe(true);
    await see(form);
    await creator.keyboard.press('Escape');
    await creator.getByRole('button', { name: 'Leave', exact: true }).click();
    await seeNot(form);
  });

  it('leaves the available ones when it is kept, and comes back when it is not', async () => {
    await artist.reload();
    const card = cardOf(artist, TITLE);
    await see(card);
    expect(await panelOf(artist).getByRole('button', { name: 'New offer' }).count()).toBe(0);
    await card.getByRole('button', { name: `Add to favourites: ${TITLE}` }).click();
    await seeNot(card);
    await tab(artist, 'My Favourits Offers').click();
    await see(card);
    expect(new URL(artist.url()).searchParams.get('offers')).toBe('favourites');
    await card.getByRole('button', { name: `Remove from favourites: ${TITLE}` }).click();
    await seeNot(card);
    await tab(artist, 'Available Offers').click();
    await see(card);
  });

  it('moves to the applied ones with one press, also by a double click', async () => {
    const card = cardOf(artist, TITLE);
    let applications = 0;
    artist.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/offers/apply')) applications += 1;
    });
    await card.getByRole('button', { name: `Apply: ${TITLE}` }).dblclick();
    await see(artist.getByText(`You applied: ${TITLE}`));
    await seeNot(cardOf(artist, TITLE).getByRole('button', { name: `Apply: ${TITLE}` }));
    await artist.getByRole('button', { name: 'Show', exact: true }).click();
    await expect.poll(() => tab(artist, 'Applied Offers').getAttribute('aria-selected')).toBe('true');
    expect(applications).toBe(1);
    await see(card.getByText('applied', { exact: true }));
    await artist.reload();
    await see(cardOf(artist, TITLE).getByText('applied', { exact: true }));
    expect(await violationsOf(artist)).toEqual([]);
  });

  it('shows its creator who applied, and nobody else', async () => {
    await creator.reload();
    const card = cardOf(creator, TITLE);
    await card.getByRole('button', { name: '1 applicant' }).click();
    const people = creator.getByRole('dialog', { name: 'Applicants' });
    await see(people.getByRole('link', { name: 'Mira Okafor' }));
    await creator.keyboard.press('Escape');
    await seeNot(people);
  });

  it('is edited by its creator, and the others see it', async () => {
    await cardOf(creator, TITLE)
      .getByRole('button', { name: `Edit: ${TITLE}` })
      .click();
    const form = creator.getByRole('dialog', { name: 'Edit offer' });
    expect(await form.getByLabel('Salary (optional)').inputValue()).toBe('2400');
    await form.getByLabel('Title').fill(CHANGED);
    await form.getByRole('radio', { name: 'closed' }).check();
    await form.getByRole('button', { name: 'Save offer' }).click();
    await see(cardOf(creator, CHANGED).getByText('closed', { exact: true }));
    await artist.reload();
    await see(cardOf(artist, CHANGED));
  });

  it('goes when it is deleted, unless that is taken back in time', async () => {
    const card = cardOf(creator, CHANGED);
    await card.getByRole('button', { name: `Delete: ${CHANGED}` }).click();
    await seeNot(card);
    await creator.getByRole('button', { name: 'Undo' }).click();
    await see(card);
    await creator.reload();
    await see(card);
    await card.getByRole('button', { name: `Delete: ${CHANGED}` }).click();
    const deleted = creator.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await creator
      .getByRole('link', { name: /Chatbox/ })
      .first()
      .click();
    expect((await deleted).status()).toBe(200);
    await artist.reload();
    await see(cardOf(artist, CHANGED).getByText('deleted', { exact: true }));
  });

  it('finds by word, category and type, and says when there is nothing', async () => {
    await creator.goto('/E');
    const panel = panelOf(creator);
    await panel.getByRole('searchbox').fill('no such thing');
    await see(panel.getByText('No offer available'));
    expect(new URL(creator.url()).searchParams.get('offerQuery')).toBe('no such thing');
    await panel.getByRole('button', { name: 'Clear search' }).click();
    await panel.getByRole('combobox', { name: 'Category' }).selectOption('Music');
    await see(panel.getByRole('heading', { name: 'A band for the last ferry' }));
    await expect.poll(() => panel.getByRole('article').count()).toBe(1);
  });

  it('is led to by the link of a mail: brought into view, with the focus, whatever else is shown', async () => {
    await creator.goto('/E');
    const made = creator.waitForResponse((answer) => answer.url().includes('/offers?'));
    await creator.reload();
    const { offers }: { offers: { _id: string; title: string }[] } = await (await made).json();
    const wanted = offers.find(({ title }) => title === 'A shop window for one month');
    if (wanted === undefined) throw new Error('the offer is not listed');
    for (const page of [creator, artist]) {
      await page.goto(`/E?offer=${wanted._id}&offerCategory=Music`);
      const linked = page.getByRole('region', { name: 'Your link leads to this offer' });
      await see(linked.getByRole('heading', { name: wanted.title }));
      await expect.poll(() => linked.evaluate((each) => each === document.activeElement)).toBe(true);
      await expect.poll(() => linked.evaluate((each) => each.getBoundingClientRect().top)).toBeLessThan(300);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Show all offers' }).click();
      await seeNot(linked);
      expect(new URL(page.url()).search).toBe('?offerCategory=Music');
    }
  });

  it('that a link leads to and that is gone says so, and what cannot be loaded can be asked for again', async () => {
    for (const id of ['0123456789abcdef01234567', 'nonsense']) {
      await creator.goto(`/E?offer=${id}`);
      await see(creator.getByRole('heading', { name: 'This offer is gone' }));
    }
    const find = /\/offers\/find\//;
    await creator.route(find, (route) => route.fulfill({ status: 503, body: '' }));
    await creator.goto('/E?offer=1123456789abcdef01234567');
    await see(creator.getByText('The offer could not be loaded.'));
    await creator.unroute(find);
    await creator.getByRole('button', { name: 'Try again' }).click();
    await see(creator.getByRole('heading', { name: 'This offer is gone' }));
  });

  it('shows the tab that was pressed last, however quickly one pressed', async () => {
    await artist.goto('/homeArtist');
    await tab(artist, 'Applied Offers').click();
    await expect.poll(() => tab(artist, 'Applied Offers').getAttribute('aria-selected')).toBe('true');
    await panelOf(artist).evaluate((panel) => {
      const [favourites, available] = panel.querySelectorAll<HTMLElement>('[role="tab"]');
      for (const each of [favourites, available, favourites, available]) {
        each?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
        each?.focus();
        each?.click();
      }
    });
    await expect.poll(() => tab(artist, 'Available Offers').getAttribute('aria-selected')).toBe('true');
    await see(panelOf(artist).getByRole('searchbox'));
    await drawn(artist);
    expect(new URL(artist.url()).search).toBe('');
    expect(await tab(artist, 'Available Offers').getAttribute('aria-selected')).toBe('true');
  });

  it('is deleted also when its creator signs out before the deletion is carried out', async () => {
    await creator.goto('/E');
    const title = 'A shop window for one month';
    await see(cardOf(artist, title));
    await cardOf(creator, title)
      .getByRole('button', { name: `Delete: ${title}` })
      .click();
    const deleted = creator.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await creator.getByRole('banner').getByRole('button', { name: 'Logout' }).first().click();
    expect((await deleted).status()).toBe(200);
    await creator.waitForURL((url) => url.pathname === '/');
    await artist.reload();
    await see(panelOf(artist).getByRole('article').first());
    expect(await cardOf(artist, title).count()).toBe(0);
  });

  it('keeps no session alive for a deletion that hangs', async () => {
    const account = await demoAccount(stage.kindred, 'entrepreneur');
    const page = await stage.visit({ account });
    await page.goto('/E');
    await panelOf(page).getByRole('button', { name: 'New offer' }).click();
    const form = page.getByRole('dialog', { name: 'New offer' });
    await fill(form, TITLE);
    await form.getByRole('button', { name: 'Save offer' }).click();
    await page.route(
      (url) => url.pathname.startsWith('/offers/'),
      (route) => (route.request().method() === 'DELETE' ? undefined : route.continue()),
    );
    await cardOf(page, TITLE)
      .getByRole('button', { name: `Delete: ${TITLE}` })
      .click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    // The page does not stay for the answer of a slow server.
    const own = () => call(stage.kindred, '/users/loggeduser', { token: account.token });
    await expect.poll(async () => (await own()).status).toBe(401);
  });
});
