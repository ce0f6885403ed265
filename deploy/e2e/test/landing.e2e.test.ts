import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../src/call.ts';
import { see } from '../src/see.ts';
import { Stage } from '../src/stage.ts';
import { speak } from '../src/texts.ts';
import type { Language } from '../src/words.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage?.close());

const languages: readonly Language[] = ['en', 'de'];
const rail = (page: Page) => page.locator('section[aria-labelledby="top-reviews"] [role="group"]');
const motionOf = (page: Page) =>
  rail(page)
    .locator('> div')
    .evaluate((track) => getComputedStyle(track).animationPlayState);
const patient = { timeout: 10_000 };
const isStill = (page: Page) => expect.poll(() => motionOf(page), patient).toBe('paused');
const isMoving = (page: Page) => expect.poll(() => motionOf(page), patient).toBe('running');

describe.each(languages)('before a script runs, in %s', (language) => {
  it('the page says what it is and leads on', async () => {
    const page = await stage.visit({ language, javaScriptEnabled: false });
    const say = await speak(language);
    await page.goto('/');
    await see(page.getByRole('heading', { level: 1, name: say('landing.title') }));
    for (const key of ['artists.heading', 'entrepreneurs.heading', 'pool.heading', 'reviews.heading'])
      await see(page.getByRole('heading', { level: 2, name: say(`landing.${key}`) }));
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page
      .locator('header')
      .getByRole('link', { name: say('common.register'), exact: true })
      .click();
    await page.waitForURL('**/register-questions');
    await page.context().close();
  });
});

it.each(languages)(
  'the app takes the page over in %s: nothing moves, nothing is complained of',
  async (language) => {
    const page = await stage.visit({ language, reducedMotion: 'no-preference' });
    const complaints: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    page.on('pageerror', (error) => void complaints.push(error.message));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const first = await page.locator('h1').elementHandle();
    await see(page.locator('a[href^="/profile-artist/"]').first());
    await see(rail(page));
    expect(await first?.evaluate((heading) => heading.isConnected)).toBe(true);
    const shifted = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
    expect(shifted).toBeLessThanOrEqual(0.01);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

it('a visitor who speaks another language than the page was drawn in reads it in theirs', async () => {
  const page = await stage.visit({ language: 'en', stored: { i18nextLng: 'de' } });
  await page.goto('/');
  const say = await speak('de');
  await see(page.getByRole('heading', { level: 1, name: say('landing.title') }));
  expect(await page.locator('h1').count()).toBe(1);
  await page.context().close();
});

it('what is pressed before the app is there takes effect once it is, and no form ends up in the address', async () => {
  const page = await stage.visit({ viewport: { width: 390, height: 844 } });
  const say = await speak('en');
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByLabel(say('common.footer.email')).fill('a@b.example');
  await page.getByLabel(say('common.footer.message')).fill('Private.');
  await page.getByRole('button', { name: say('common.footer.send') }).click();
  const menu = page.locator('header').getByRole('button', { name: say('common.menu'), exact: true });
  await menu.click();
  expect(await page.locator('header [aria-expanded="true"]').count()).toBe(0);
  const sent = page.waitForRequest('**/send-email/user-specific');
  held.resolve();
  await see(page.locator('header [aria-expanded="true"]'));
  expect((await sent).postDataJSON()).toMatchObject({ senderEmail: 'a@b.example', message: 'Private.' });
  expect(new URL(page.url()).search).toBe('');
  await page.context().close();
});

describe('Top Reviews', () => {
  it('pass by in a minute, and stop under the mouse, the focus and the button', async () => {
    const page = await stage.visit({ reducedMotion: 'no-preference' });
    const say = await speak('en');
    await page.goto('/');
    await rail(page).scrollIntoViewIfNeeded();
    const duration = await rail(page)
      .locator('> div')
      .evaluate((track) => getComputedStyle(track).animationDuration);
    expect(duration).toBe('60s');
    await isMoving(page);
    await rail(page).hover();
    await isStill(page);
    await page.getByRole('heading', { name: say('landing.reviews.heading') }).hover();
    await isMoving(page);
    await rail(page).focus();
    await isStill(page);
    const pause = page.getByRole('button', { name: say('landing.reviews.pause') });
    await pause.focus();
    await isMoving(page);
    await pause.click();
    await page.getByRole('heading', { name: say('landing.team.heading') }).hover();
    await isStill(page);
    expect(await pause.getAttribute('aria-pressed')).toBe('true');
    await page.context().close();
  });

  it('are the best-rated comments, each read out once, however often it passes', async () => {
    const { body } = await call<{ ratings: { comment: string }[] }>(
      stage.kindred,
      '/ratings/get-best-ratings/?role=',
    );
    const page = await stage.visit({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await see(rail(page));
    const read = await rail(page).getByRole('listitem').allInnerTexts();
    expect(read.map((text) => text.trim())).toEqual(body.ratings.map(({ comment }) => comment));
    expect(await rail(page).locator('li').count()).toBeGreaterThan(read.length);
    await page.context().close();
  });

  it('stand still where motion is unwanted, and can be scrolled through by keys', async () => {
    const page = await stage.visit({ viewport: { width: 390, height: 844 } });
    await page.goto('/');
    await see(rail(page));
    const name = await rail(page)
      .locator('> div')
      .evaluate((track) => getComputedStyle(track).animationName);
    expect(name).toBe('none');
    await rail(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => rail(page).evaluate((element) => element.scrollLeft), patient).toBeGreaterThan(0);
    await page.context().close();
  });
});
