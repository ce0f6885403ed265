import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, freshAccount } from '../src/account.ts';
import { logged, openProfile, part } from '../src/profile/open-profile.ts';
import { aPicture } from '../src/profile/picture.ts';
import { comesAndGoes, countOf, see, seeNot } from '../src/see.ts';
import { Stage } from '../src/stage.ts';

let stage: Stage;
let ada: Account;
let page: Page;
let problems: string[];

beforeAll(async () => {
  stage = await Stage.open();
  const name = { firstname: 'Ada', lastname: 'Ley' };
  ada = await freshAccount(stage.kindred, 'ada.ley@example.com', 'artist', name);
  page = await stage.visit({ account: ada });
  problems = logged(page);
  await openProfile(page, ada, 'Ada Ley');
});
afterAll(() => stage?.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Where a picture of the page comes from. */
const sourcesIn = (selector: string) =>
  page.locator(selector).evaluateAll((images) => images.map((image) => image.getAttribute('src')));

it('leads from the badge to the own profile, which offers no review form', async () => {
  await page.goto('/homeArtist');
  await page.locator('header').getByRole('link', { name: 'Ada Ley' }).click();
  await see(page.getByRole('heading', { level: 1, name: 'Ada Ley' }));
  expect(await page.title()).toBe('Ada Ley · Kindred');
  await see(part(page, 'Reviews').getByText('No reviews yet'));
  expect(await countOf(page.getByRole('radio'))).toBe(0);
  expect(await page.getByRole('link', { name: 'Contact me' }).getAttribute('href')).toBe(
    `mailto:${ada.email}`,
  );
});

it('asks for at least one name, keeps the other part, and takes title, place and three categories', async () => {
  await button('Edit name and details').click();
  const name = page.getByLabel('First and last name');
  await name.fill('  ');
  await button('Save').click();
  await see(page.getByRole('alert').getByText('Please provide at least one name to update.'));
  await name.fill('Grace');
  await page.getByLabel('Title', { exact: true }).fill('Painter of stairwells');
  await page.getByLabel('Place').fill('Leipzig');
  for (const category of ['Music', 'Dance'])
    await page.getByRole('checkbox', { name: category }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Design' }).click({ force: true });
  await comesAndGoes(page.getByText("You've reached the choice limit!"));
  await button('Save').click();
  await see(page.getByRole('heading', { level: 1, name: 'Grace Ley' }));
  await see(page.getByText('Painter of stairwells'));
  await page.reload();
  await see(page.getByRole('heading', { level: 1, name: 'Grace Ley' }));
  for (const tag of ['Painting', 'Music', 'Dance'])
    await see(page.locator('main li').filter({ hasText: tag }).first());
});

it('writes about with bold words and an address that becomes a mail link, and keeps it through a reload', async () => {
  await button('Edit about').click();
  const editor = page.getByRole('textbox', { name: 'About me' });
  await see(editor);
  await page.keyboard.type('Write to ada@example.com');
  for (let step = 0; step < 'ada@example.com'.length; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await button('Link').click();
  expect(await page.getByLabel('Address of the link').inputValue()).toBe('mailto:ada@example.com');
  await button('Set link').click();
  await page.keyboard.press('Control+End');
  await button('Bold').click();
  await page.keyboard.type(' soon');
  await page.reload();
  await see(editor.locator('strong', { hasText: 'soon' }));
  await part(page, 'About').getByRole('button', { name: 'Save' }).click();
  await see(part(page, 'About').locator('p strong', { hasText: 'soon' }));
  const link = part(page, 'About').getByRole('link', { name: 'ada@example.com' });
  expect(await link.getAttribute('href')).toBe('mailto:ada@example.com');
  await seeNot(editor);
});

it('adds and deletes a language, which needs its level', async () => {
  const languages = part(page, 'Languages');
  await languages.getByLabel('Language').fill('Yoruba');
  await button('Add language').click();
  expect(
    await languages.getByLabel('Level').evaluate((select: HTMLSelectElement) => select.validity.valueMissing),
  ).toBe(true);
  await languages.getByLabel('Level').selectOption('Advanced');
  await button('Add language').click();
  await see(languages.getByRole('listitem').filter({ hasText: 'Yoruba' }).getByText('Advanced'));
  await button('Delete Yoruba').click();
  await see(languages.getByText('No languages named yet'));
});

it.each([
  ['Interests', 'interest', 'Interest', 'Enter an interest of your choice :)'],
  ['Personality', 'personality', 'Personality', 'Enter an personality of your choice :)'],
])('says what became of every change to %s', async (heading, word, title, missing) => {
  const section = part(page, heading);
  const pencil = button('Edit interests and personality');
  expect(await section.getByRole('textbox').count()).toBe(0);
  await pencil.click();
  await button(`Add ${word}`).click();
  await see(section.getByRole('alert').getByText(missing));
  await section.getByLabel(`New ${word}`).fill('  Night trams ');
  await button(`Add ${word}`).click();
  await see(section.getByText(`${title} added successfully`));
  await see(section.getByRole('listitem').getByText('Night trams'));
  const refuse = /profile\/(delete-)?(interests|personality)/;
  await page.route(refuse, (route) => route.fulfill({ status: 500, json: { success: false } }));
  await section.getByLabel(`New ${word}`).fill('Kilns');
  await button(`Add ${word}`).click();
  await see(section.getByText(`Failed to add ${word}. Please try again.`));
  await section.getByRole('button', { name: 'Delete Night trams' }).click();
  await see(section.getByText(`Failed to delete ${word}. Please try again.`));
  await page.unroute(refuse);
  await section.getByRole('button', { name: 'Delete Night trams' }).click();
  await see(section.getByText(`${title} deleted successfully`));
  await pencil.click();
  await seeNot(section.getByLabel(`New ${word}`));
});

it('uploads the round picture and the background, images only', async () => {
  const image = page.getByLabel('Change profile image');
  await image.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('no image') });
  await see(page.getByText('Choose an image file.'));
  await image.setInputFiles(await aPicture(page, 'teal'));
  await see(page.getByText('Profile image changed'));
  await page.getByLabel('Change background').setInputFiles(await aPicture(page, 'navy'));
  await see(page.getByText('Background changed'));
  const own = async () =>
    (await sourcesIn('main img, header img')).filter((source) => source?.startsWith('/media/profiles/'));
  await expect.poll(own).toHaveLength(3);
});

it('hangs up images, moves them by key, shows them larger and takes one down', async () => {
  const portfolio = part(page, 'Portfolio');
  const upload = portfolio.getByRole('button', { name: 'Upload', exact: true });
  expect(await upload.isDisabled()).toBe(true);
  for (const [place, colour] of ['red', 'green', 'blue'].entries()) {
    await portfolio
      .getByLabel(/Choose an image/)
      .setInputFiles(await aPicture(page, colour, `${colour}.png`));
    await see(portfolio.getByText('Ready to upload'));
    await upload.click();
    await see(portfolio.getByRole('button', { name: `Show image ${place + 1} larger` }));
  }
  const shown = () => sourcesIn('main ul button img');
  const before = await shown();
  await portfolio.getByRole('button', { name: 'Move image 1' }).press('ArrowRight');
  await expect.poll(shown).toEqual([before[1], before[0], before[2]]);
  await see(page.getByRole('status').getByText('Image moved to place 2 of 3'));
  const grip = await portfolio.getByRole('button', { name: 'Move image 3' }).boundingBox();
  const first = await portfolio.getByRole('button', { name: 'Show image 1 larger' }).boundingBox();
  if (grip === null || first === null) throw new Error('the images are not to be seen');
  await page.mouse.move(grip.x + 5, grip.y + 5);
  await page.mouse.down();
  await page.mouse.move(first.x + 60, first.y + 100, { steps: 8 });
  await page.mouse.up();
  await expect.poll(shown).toEqual([before[2], before[1], before[0]]);
  await page.reload();
  await expect.poll(shown).toEqual([before[2], before[1], before[0]]);
  await portfolio.getByRole('button', { name: 'Show image 1 larger' }).click();
  const viewer = page.getByRole('dialog', { name: 'Image 1 of 3' });
  await see(viewer);
  await page.keyboard.press('ArrowRight');
  await see(page.getByRole('dialog', { name: 'Image 2 of 3' }));
  await page.keyboard.press('Escape');
  await portfolio.getByRole('button', { name: 'Delete image 3' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(shown).toEqual([before[2], before[1]]);
});

it('has nothing to say in the console', () => {
  expect(problems).toEqual([]);
});
