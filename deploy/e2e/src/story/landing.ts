import { expect } from 'vitest';
import type { Member } from '../member.ts';
import { countOf, see } from '../see.ts';
import { words } from '../words.ts';

/** Part 1: the landing page is alive, and the switch changes every text at once. */
export async function landing({ page, words: w, language }: Member): Promise<void> {
  await page.goto('/');
  await see(page.getByRole('heading', { level: 1, name: w.tagline }));
  await see(page.locator('header svg[viewBox^="0 -54"]').first());
  for (const label of [w.artistsLabel, w.entrepreneursLabel]) {
    const cards = page.getByRole('list', { name: label, exact: true }).getByRole('article');
    await see(cards.first());
    expect(await countOf(cards)).toBeGreaterThanOrEqual(8);
    await see(cards.first().getByRole('listitem').first());
  }
  await see(page.getByText(w.whatWeDo).first());

  const other = language === 'en' ? 'de' : 'en';
  const before = await page.getByRole('main').innerText();
  await page.getByRole('button', { name: other.toUpperCase(), exact: true }).first().click();
  await see(page.getByRole('heading', { level: 1, name: words[other].tagline }));
  await see(page.getByRole('heading', { name: words[other].artistsHeading }));
  await see(page.getByRole('heading', { name: words[other].entrepreneursHeading }));
  expect(await page.locator('html').getAttribute('lang')).toBe(other);
  const after = await page.getByRole('main').innerText();
  for (const line of [w.artistsHeading, w.entrepreneursHeading, w.whatWeDo]) {
    expect(before).toContain(line);
    expect(after).not.toContain(line);
  }
  await page.getByRole('button', { name: language.toUpperCase(), exact: true }).first().click();
  await see(page.getByRole('heading', { level: 1, name: w.tagline }));
}
