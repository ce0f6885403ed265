import type { Locator, Page } from 'playwright-core';
import { drawn } from '../see.ts';
import { type Say, speak } from '../texts.ts';
import type { Language } from '../words.ts';
import type { Dice } from './dice.ts';

/** Somebody who does one thing after the other in a tab that is never loaded again. */
export interface Actor {
  readonly page: Page;
  readonly dice: Dice;
  readonly isArtist: boolean;
  /** The one they talk to. */
  readonly partner: string;
  readonly self: string;
  say: Say;
  language: Language;
}

/** A thing somebody does; it ends on any screen. */
export type Act = (actor: Actor) => Promise<unknown>;

export const byName = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** One of those that are there; nothing when there is none. */
async function anyOf({ dice }: Actor, found: Locator): Promise<Locator | null> {
  const count = await found.count();
  return count === 0 ? null : found.nth(dice.below(count));
}

/** Presses one of them; what goes while it is reached for is left alone. */
export async function pressAny(actor: Actor, found: Locator): Promise<void> {
  const one = await anyOf(actor, found);
  await one?.click().catch(async (error: unknown) => {
    if ((await one.count()) > 0) throw error;
  });
}

/** Home by the wordmark, as people go; the bar at the top has one on every screen. */
export async function goHome({ page, say, isArtist }: Actor): Promise<void> {
  const path = isArtist ? '/homeArtist' : '/E';
  if (new URL(page.url()).pathname === path) return;
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator(`header a[href="${path}"]`).first().click();
  await page.getByRole('region', { name: say('members.hub') }).waitFor();
}

/**
 * To pages that are always the same, whatever was listed and opened before: readings there can be compared. Several
 * of them, for React keeps the screen before the last one.
 */
export async function comeToRest({ page, say }: Actor): Promise<void> {
  await page
    .locator('footer')
    .getByRole('link', { name: say('common.footer.terms') })
    .click();
  for (const tab of ['qa', 'privacy', 'terms']) {
    const name = say(`information.${tab}.title`);
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tab', { name, selected: true }).waitFor();
    await drawn(page);
  }
}

export async function switchLanguage(actor: Actor): Promise<void> {
  const next = actor.language === 'en' ? 'de' : 'en';
  await actor.page.evaluate(() => scrollTo(0, 0));
  await actor.page.locator('header').getByRole('button', { name: next.toUpperCase(), exact: true }).click();
  await actor.page.locator(`html[lang="${next}"]`).waitFor();
  actor.language = next;
  actor.say = await speak(next);
}
