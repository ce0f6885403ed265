import type { Running } from '@kindred/local/testing/running';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DEADLINE_MS } from './deadline.ts';
import { type Language, type Words, words } from './words.ts';

export const PASSWORD = 'a long walk by the canal';

/** A person at a browser of their own. */
export interface Member {
  page: Page;
  context: BrowserContext;
  words: Words;
  language: Language;
  email: string;
  firstname: string;
  lastname: string;
  name: string;
  /** What went wrong in the browser's console, and answers above 499. */
  problems: string[];
}

/** Refused input, and the minute in which the process is dead on purpose. */
const expected = /status of 4|status of 503|ERR_CONNECTION_(REFUSED|RESET)|WebSocket connection/;
const LOCALES = { en: 'en-GB', de: 'de-DE' } as const;

/** `tag` keeps addresses and names of one run apart from those of another. */
export async function aMember(
  browser: Browser,
  kindred: Running,
  language: Language,
  firstname: string,
  tag: string,
): Promise<Member> {
  const context = await browser.newContext({
    baseURL: kindred.url,
    locale: LOCALES[language],
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(DEADLINE_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) problems.push(message.text());
  });
  page.on('response', (answer) => {
    if (answer.status() >= 500) problems.push(`${answer.status()} ${answer.url()}`);
    if (new URL(answer.url()).origin !== kindred.url) problems.push(`a foreign host: ${answer.url()}`);
  });
  const lastname = `Probe${tag}`;
  const email = `${firstname}.${tag}@example.com`.toLowerCase();
  return {
    page,
    context,
    words: words[language],
    language,
    email,
    firstname,
    lastname,
    name: `${firstname} ${lastname}`,
    problems,
  };
}
