import { nextMail } from '@kindred/local/testing/mailbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../src/account.ts';
import { cast } from '../src/cast.ts';
import { misfitsAt } from '../src/fit.ts';
import { listenToMembers } from '../src/members-words.ts';
import { readingsOf } from '../src/readings.ts';
import { pageFor, type Screen, screens, sizesOf, type Viewer } from '../src/screens.ts';
import { see } from '../src/see.ts';
import { passingTexts, textsOnScreens } from '../src/spec-texts.ts';
import { Stage } from '../src/stage.ts';
import { allTexts, speak } from '../src/texts.ts';
import { type Language, words } from '../src/words.ts';

let stage: Stage;
let accounts: Partial<Record<Viewer, Account>>;

beforeAll(async () => {
  stage = await Stage.open();
  accounts = await cast(stage);
});
afterAll(() => stage?.close());

async function read(screen: Screen, language: Language) {
  const page = await pageFor(stage, accounts, screen, { language });
  const membersWords = listenToMembers(page);
  await screen.arrive(page, await speak(language));
  const lang = await page.locator('html').getAttribute('lang');
  expect(lang).toBe(language);
  const readings = await readingsOf(page);
  const isMembers = await membersWords();
  const misfits = language === 'de' ? await misfitsAt(page, sizesOf(screen)) : {};
  await page.context().close();
  return { readings: readings.filter((reading) => !isMembers(reading)), misfits };
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a text of the app with anything in its slots; null for one that is nothing but slots. */
function patternOf(text: string): RegExp | null {
  const parts = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/\{\{?\w+\}?\}/);
  if (!parts.some((part) => /\p{L}{2}/u.test(part))) return null;
  return new RegExp(`^${parts.map(literally).join('.+?')}$`);
}

/** Texts that only English has. A word that German uses anywhere is nobody's mistake. */
async function onlyEnglish(): Promise<[string, RegExp][]> {
  const [en, de] = await Promise.all([allTexts('en'), allTexts('de')]);
  const german = new Set(de.values());
  return [...en].flatMap(([key, text]) => {
    const pattern = german.has(text) ? null : patternOf(text);
    return pattern ? [[key, pattern] as [string, RegExp]] : [];
  });
}

describe.concurrent('in German nothing falls back, and everything fits from 820 to 320 px', () => {
  it.each(screens)('$name', async (screen) => {
    const { readings, misfits } = await read(screen, 'de');
    expect(misfits).toEqual({});
    const english = await onlyEnglish();
    const keys = new Set((await allTexts('en')).keys());
    const fallen = readings.flatMap((reading) =>
      english.filter(([, pattern]) => pattern.test(reading)).map(([key]) => `${key}: ${reading}`),
    );
    expect(fallen).toEqual([]);
    expect(readings.filter((reading) => keys.has(reading) || /^[a-z-]+(\.\w+)+$/.test(reading))).toEqual([]);
    expect(readings.length).toBeGreaterThanOrEqual(5);
  });
});

describe.concurrent('what the specification spells out stands there letter for letter', () => {
  it.each(textsOnScreens)('%s', async (name, texts) => {
    const screen = screens.find((each) => each.name === name);
    if (!screen) throw new Error(`no screen ${name}`);
    const { readings } = await read(screen, 'en');
    expect(texts.filter((text) => !readings.includes(text))).toEqual([]);
  });

  it('and so do the texts that stand only for a moment', async () => {
    const known = new Set((await allTexts('en')).values());
    expect(passingTexts.filter((text) => !known.has(text))).toEqual([]);
  });
});

describe('the choice of a language', () => {
  it('is written to cookie and storage only when somebody makes it, and then survives a reload', async () => {
    const page = await stage.visit();
    await page.goto('/');
    await see(page.getByRole('heading', { name: words.en.tagline }));
    const kept = () => page.evaluate(() => localStorage.getItem('i18nextLng'));
    expect(await page.context().cookies()).toEqual([]);
    expect(await kept()).toBeNull();
    await page.getByRole('button', { name: 'DE', exact: true }).first().click();
    await see(page.getByRole('heading', { name: words.de.tagline }));
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([['i18nextLng', 'de']]);
    expect(await kept()).toBe('de');
    await page.reload();
    await see(page.getByRole('heading', { name: words.de.tagline }));
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.context().close();
  });

  it('can be asked for in the address, which is remembered nowhere', async () => {
    const page = await stage.visit();
    await page.goto('/?lng=de');
    await see(page.getByRole('heading', { name: words.de.tagline }));
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(await page.context().cookies()).toEqual([]);
    await page.goto('/');
    await see(page.getByRole('heading', { name: words.en.tagline }));
    await page.context().close();
  });

  it.each(['fr-FR', 'de-AT', 'de-CH'])(
    'falls where it belongs for a browser that says %s',
    async (locale) => {
      const context = await stage.browser.newContext({ baseURL: stage.kindred.url, locale });
      const page = await context.newPage();
      await page.goto('/sign-in');
      const expected = locale.startsWith('de') ? 'de' : 'en';
      await see(page.getByRole('heading', { name: words[expected].signIn, level: 1 }));
      expect(await page.locator('html').getAttribute('lang')).toBe(expected);
      await context.close();
    },
  );

  it('reaches the server: its errors and its mails come in German', async () => {
    const page = await stage.visit({ language: 'de' });
    const w = words.de;
    await page.goto('/register');
    await page.getByLabel(w.email, { exact: true }).first().fill('deutsch@example.com');
    await page.getByLabel(w.password, { exact: true }).fill('kurz');
    await page.getByRole('checkbox').check({ force: true });
    await page.getByRole('button', { name: w.register, exact: true }).click();
    await see(page.getByText('Passwort: mindestens 12 Zeichen.'));
    await page.getByLabel(w.password, { exact: true }).fill('ein langer Gang am Kanal');
    await page.getByRole('button', { name: w.register, exact: true }).click();
    await see(page.getByText(w.checkEmail));
    const mail = await nextMail(stage.kindred, 'deutsch@example.com');
    expect(mail.subject).toContain(w.confirmMail);
    expect(mail.html).toContain('lang="de"');
    await page.context().close();
  });
});
