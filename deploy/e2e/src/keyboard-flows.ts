import { anImage } from '@kindred/chassis/testing/images';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Keyboard } from './keyboard.ts';
import { see, seeNot } from './see.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isFocused = (wanted: Locator) => wanted.evaluate((element) => element === document.activeElement);

/** Opens the window for files by key and chooses a picture in it. */
async function chooseFile(keys: Keyboard, input: Locator, colour: string): Promise<void> {
  await keys.reach(input);
  const [chooser] = await Promise.all([keys.page.waitForEvent('filechooser'), keys.press('Space')]);
  await chooser.setFiles({ name: 'sheet.png', mimeType: 'image/png', buffer: await anImage({ colour }) });
}

async function openOwnProfile(keys: Keyboard, name: string): Promise<void> {
  await keys.activate(keys.page.locator('header').getByRole('link', { name }).first(), 'Shift+Tab');
  await see(keys.page.getByRole('heading', { level: 1, name }));
}

/** What members do beside the story; `artist` is Mira at home, `maker` an entrepreneur at home. */
export function furtherFlows(artist: () => Keyboard, maker: () => Keyboard): void {
  it('makes an offer, which another applies for and keeps', async () => {
    const [keys, other] = [maker(), artist()];
    await keys.page.goto('/E');
    await keys.activate(button(keys.page, 'New offer'));
    const form = keys.page.getByRole('dialog', { name: 'New offer' });
    await keys.fill(form.getByLabel('Title'), 'Forty keys, no mouse');
    await keys.fill(form.getByLabel('Description'), 'A typewriter wants a dance.');
    await keys.reach(form.getByRole('radio', { name: 'offer', exact: true }));
    await keys.press('ArrowRight');
    await keys.reach(form.getByLabel('Category'));
    await keys.type('Dance');
    await keys.activate(form.getByRole('button', { name: 'Save offer' }));
    await seeNot(form);
    await other.page.goto('/homeArtist');
    const card = other.page.locator('#offers').getByRole('article').filter({ hasText: 'Forty keys' });
    await other.activate(card.getByRole('button', { name: /^Apply/ }));
    await seeNot(card);
    const tabs = other.page.locator('#offers').getByRole('tab');
    await other.reach(tabs.nth(1), 'Shift+Tab');
    await other.press('ArrowRight');
    await see(card.getByText('applied', { exact: true }));
  });

  it('edits the own profile: name, interests, portfolio and its order', async () => {
    const keys = artist();
    const { page } = keys;
    await openOwnProfile(keys, 'Mira Okafor');
    await keys.activate(button(page, 'Edit name and details'));
    await keys.fill(page.getByLabel('Place'), 'Leipzig');
    await keys.activate(button(page, 'Save'));
    await see(page.getByText('Leipzig').first());
    for (const [count, colour] of ['#f95f1b', '#9cc4f2'].entries()) {
      await chooseFile(
        keys,
        page.locator('section').filter({ hasText: 'Portfolio' }).locator('input[type=file]'),
        colour,
      );
      await keys.activate(button(page, 'Upload'));
      await see(button(page, `Move image ${count + 1}`));
    }
    await keys.reach(button(page, 'Move image 1'));
    await keys.press('ArrowRight');
    await see(page.getByText('Image moved to place 2 of 2'));
    await keys.activate(button(page, 'Edit interests and personality'));
    await keys.fill(page.getByLabel('New interest'), 'Kilns');
    await keys.press('Enter');
    await keys.activate(button(page, 'Delete Kilns'), 'Shift+Tab');
    await seeNot(button(page, 'Delete Kilns'));
  });

  it('opens the share dialog, leaves it by Escape and stands where it stood', async () => {
    const { page } = artist();
    const opener = button(page, 'Share Link');
    await artist().activate(opener, 'Shift+Tab');
    const dialog = page.getByRole('dialog', { name: 'Profile sharing' });
    await see(dialog);
    await artist().reach(dialog.getByRole('button', { name: 'Copy' }));
    await artist().press('Escape');
    await seeNot(dialog);
    await expect.poll(() => isFocused(opener)).toBe(true);
  });

  it('sends a picture, and changes and deletes a message', async () => {
    const keys = artist();
    const { page } = keys;
    await page.goto('/chatbox');
    await keys.activate(page.getByRole('button').filter({ hasText: 'Clara Stein' }));
    const log = page.getByRole('log');
    await chooseFile(keys, page.locator('main input[type=file]'), '#187a56');
    await keys.fill(page.getByPlaceholder('Type your message...'), 'This green');
    await keys.press('Enter');
    const bubble = log.locator('[data-role]:not([data-state])', { hasText: 'This green' });
    await see(bubble.getByRole('img'));
    await keys.activate(bubble.getByRole('button', { name: 'Message menu' }), 'Shift+Tab');
    await keys.press('Enter');
    await keys.fill(page.getByRole('form', { name: 'Edit message' }).getByRole('textbox'), 'This leaf');
    await keys.press('Enter');
    const changed = log.locator('[data-role]', { hasText: 'This leaf' });
    await see(changed);
    await keys.activate(changed.getByRole('button', { name: 'Message menu' }), 'Shift+Tab');
    await keys.press('ArrowDown', 'Enter');
    await seeNot(changed);
  });

  it('takes the tour to its end', async () => {
    const keys = artist();
    const { page } = keys;
    await page.goto('/homeArtist');
    await see(page.locator('#searching-hub article').first());
    await keys.activate(page.locator('header').getByRole('button', { name: 'Tutorial' }));
    await keys.activate(button(page, 'Start a Tutorial'));
    const card = page.getByRole('dialog');
    for (const title of ['Navbar and profile', 'Searching hub', 'Top Five', 'Connections', 'Offers']) {
      await see(card.getByRole('heading', { name: title }));
      await keys.activate(card.getByRole('button', { name: 'Next' }));
    }
    await keys.activate(card.getByRole('button', { name: 'Done' }));
    await seeNot(card);
    expect(await page.evaluate(() => localStorage.getItem('tourCompleted'))).toBe('true');
  });
}
