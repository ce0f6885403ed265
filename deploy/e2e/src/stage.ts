import { Kindred, type KindredOptions } from '@kindred/local/testing/kindred';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Account } from './account.ts';
import { launchBrowser } from './browser.ts';
import { DEADLINE_MS } from './deadline.ts';
import type { Language } from './words.ts';

export interface Visit
  extends Pick<
    BrowserContextOptions,
    'viewport' | 'colorScheme' | 'reducedMotion' | 'timezoneId' | 'javaScriptEnabled'
  > {
  language?: Language;
  /** Signed in from the start, as after a reload. */
  account?: Account | undefined;
  /** Put into the browser's storage before the first page. */
  stored?: Record<string, string>;
}

const LOCALES = { en: 'en-GB', de: 'de-DE' } as const;

/** A browser of one's own with one empty page. */
export async function signedInPage(
  browser: Browser,
  url: string,
  account?: Account,
  { language = 'en', stored = {}, ...options }: Omit<Visit, 'account'> = {},
): Promise<Page> {
  const storage = { ...(account && { token: account.token }), ...stored };
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: url,
    locale: LOCALES[language],
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    ...options,
  });
  context.setDefaultTimeout(DEADLINE_MS);
  return context.newPage();
}

/** One running Kindred and one browser, shared by the tests of a file. */
export class Stage {
  readonly kindred: Kindred;
  readonly browser: Browser;

  private constructor(kindred: Kindred, browser: Browser) {
    this.kindred = kindred;
    this.browser = browser;
  }

  static async open(options: KindredOptions = {}): Promise<Stage> {
    const [kindred, browser] = await Promise.all([Kindred.start(options), launchBrowser()]);
    return new Stage(kindred, browser);
  }

  /** A browser of one's own with one empty page. */
  visit({ account, ...options }: Visit = {}): Promise<Page> {
    return signedInPage(this.browser, this.kindred.url, account, options);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.kindred.dispose();
  }
}
