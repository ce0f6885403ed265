import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveComponentSheet } from '../../../frontend/scripts/component-sheet.ts';
import type { Account } from '../src/account.ts';
import { colourViolationsOf, violationsOf } from '../src/audit.ts';
import { cast } from '../src/cast.ts';
import { animationsOf, misfitsAt, unmarkedOf } from '../src/fit.ts';
import { pageFor, type Screen, screens, sizesOf, type Viewer } from '../src/screens.ts';
import { listens, see, seeNot } from '../src/see.ts';
import { Stage } from '../src/stage.ts';
import { type Say, speak } from '../src/texts.ts';
import { laxities, watchNetwork } from '../src/watch-network.ts';

const PHONE = { width: 390, height: 844 };
/** Those whose look on a phone is another one; the menus are there anyway. */
const onPhone = ['landing', 'questions', 'category choice', 'artist home', 'open thread', 'name question'];

let stage: Stage;
let accounts: Partial<Record<Viewer, Account>>;
let say: Say;

beforeAll(async () => {
  stage = await Stage.open();
  [accounts, say] = await Promise.all([cast(stage), speak('en')]);
});
afterAll(() => stage?.close());

/** What a screen reader lists: the name of the page, its headings of the first rank, its main regions. */
const outlineOf = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const countOf = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown).length;
    return { title: document.title, h1: countOf('h1'), main: countOf('main') };
  });

async function examine(screen: Screen, viewport?: typeof PHONE) {
  const page = await pageFor(stage, accounts, screen, viewport ? { viewport } : {});
  const { hosts, violations, policies } = await watchNetwork(page);
  await screen.arrive(page, say);
  await page.waitForLoadState('load');
  const network = {
    foreign: [...hosts].filter((host) => host !== new URL(stage.kindred.url).host),
    // Before the audit, which puts styles of its own into the page.
    violations: [...violations],
    laxities: [...policies].flatMap(laxities),
    policies: policies.size,
  };
  const light = await violationsOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await colourViolationsOf(page);
  const outline = await outlineOf(page);
  const moving = await animationsOf(page);
  const unmarked = await unmarkedOf(page);
  const misfits = viewport ? {} : await misfitsAt(page, sizesOf(screen));
  await page.context().close();
  return { network, light, dark, outline, moving, unmarked, misfits };
}

const sound = {
  network: { foreign: [], violations: [], laxities: [], policies: 1 },
  light: [],
  dark: [],
  outline: { title: expect.stringMatching(/^.+ · Kindred$/), h1: 1, main: 1 },
  moving: [],
  unmarked: [],
  misfits: {},
};

describe.concurrent('in both themes nothing violates WCAG 2.2 AA, all fits, nothing moves, one heading leads, one region is main, no other host is asked, the policy is kept', () => {
  it.each(screens)('$name', async (screen) => {
    expect(await examine(screen)).toEqual(sound);
  });

  it.each(screens.filter(({ name }) => onPhone.some((each) => name.startsWith(each))))(
    '$name, on a phone',
    async (screen) => {
      expect(await examine(screen, PHONE)).toEqual(sound);
    },
  );
});

/** Whether the focus stands on the very first thing of the page that takes it. */
const isOnFirst = (page: Page) =>
  page.evaluate(() => {
    const [first] = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]'),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return first === document.activeElement;
  });

const frames = ['landing', 'questions', 'role choice', 'sign-in', 'artist home', 'chat list', 'open thread'];

describe.concurrent('the first thing on a page is a link that skips to its content', () => {
  it.each(screens.filter(({ name }) => frames.includes(name)))('$name', async (screen) => {
    const page = await pageFor(stage, accounts, screen);
    await screen.arrive(page, say);
    const link = page.locator('a.skip');
    await link.focus();
    expect(await isOnFirst(page)).toBe(true);
    await expect.poll(async () => (await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await page.context().close();
  });
});

it('gives every page a name of its own', async () => {
  const page = await stage.visit();
  const paths = ['/', '/QA', '/QA?tab=privacy', '/QA?tab=terms', '/QA?tab=impressum', '/register-questions'];
  paths.push('/register-questions/category', '/register', '/sign-in', '/confirmed-user', '/resetpassword/x');
  paths.push('/nowhere');
  const titles = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    await see(page.getByRole('heading', { level: 1 }));
    titles.add(await page.title());
  }
  expect(titles.size).toBe(paths.length);
  await page.context().close();
});

const focused = (page: Page) =>
  page.evaluate(() => ({
    tag: document.activeElement?.tagName,
    text: document.activeElement?.textContent?.trim(),
  }));

it('brings the focus to the heading of every page that is gone to', async () => {
  const page = await stage.visit();
  await page.goto('/');
  await listens(page);
  const steps: [string, () => Promise<unknown>][] = [
    [
      'register.role.title',
      () =>
        page
          .getByRole('link', { name: say('common.register') })
          .first()
          .click(),
    ],
    ['register.category.title', () => page.getByRole('button', { name: say('register.next') }).click()],
    ['register.account.title', () => page.getByRole('button', { name: say('register.next') }).click()],
    ['sign-in.title', () => page.getByRole('link', { name: say('register.loginHere') }).click()],
    ['register.account.title', () => page.goBack()],
  ];
  for (const [key, go] of steps) {
    await go();
    const heading = page.getByRole('heading', { name: say(key), level: 1 });
    await see(heading);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await focused(page)).toEqual({ tag: 'H1', text: say(key) });
  }
  await page.context().close();
});

/** Tabs through a dialog both ways and answers how often the focus was outside. */
async function escapesOf(page: Page): Promise<number> {
  let outside = 0;
  for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    if (!(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]')))) outside += 1;
  }
  return outside;
}

describe('a dialog', () => {
  it('keeps the focus while it is open and gives it back to what opened it', async () => {
    const page = await stage.visit();
    await page.goto('/sign-in');
    const opener = page.getByRole('button', { name: say('sign-in.forgot'), exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: say('sign-in.reset.title') });
    await see(dialog);
    expect(await escapesOf(page)).toBe(0);
    await page.keyboard.press('Escape');
    await seeNot(dialog);
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('asks for the name with the focus in its first field and gives the focus to the page after the answer', async () => {
    const page = await stage.visit({ account: accounts.newcomer });
    await page.goto('/homeArtist');
    const dialog = page.getByRole('dialog', { name: say('session.name.title') });
    await see(dialog);
    const first = dialog.getByLabel(say('session.name.first'));
    await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await escapesOf(page)).toBe(0);
    await dialog.getByRole('button', { name: say('session.name.later') }).press('Enter');
    await seeNot(dialog);
    await expect.poll(async () => (await focused(page)).tag).toBe('H1');
    await page.context().close();
  });
});

describe('the sheet of all parts', () => {
  it.each(['light', 'dark'])(
    'violates nothing in %s, also where it is hovered and in German',
    async (theme) => {
      const sheet = await serveComponentSheet();
      const page = await stage.visit({ language: 'de' });
      await page.goto(`${sheet.url}?theme=${theme}`);
      await see(page.getByRole('heading', { level: 1 }));
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Open a wide dialog' }).click();
      await see(page.getByRole('dialog'));
      expect(await violationsOf(page)).toEqual([]);
      await page.context().close();
      await sheet.close();
    },
  );
});
