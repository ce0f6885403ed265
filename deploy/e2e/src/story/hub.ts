import { expect } from 'vitest';
import type { Member } from '../member.ts';
import { see } from '../see.ts';

/** Part 3: found by name, title, letter and category; the Top five; nobody found. */
export async function hub(seeker: Member, sought: Member): Promise<void> {
  const { page, words: w } = seeker;
  const section = page.getByRole('region', { name: w.hub });
  const card = section.getByRole('article').filter({ hasText: sought.name });
  const field = section.getByRole('searchbox', { name: w.search }).or(section.getByLabel(w.search)).first();
  const clear = async (): Promise<void> => {
    await field.fill('');
  };
  await see(section);

  await field.fill(sought.lastname.slice(0, 7).toLowerCase());
  await see(card);
  await page.waitForURL((url) => url.searchParams.get('q') === sought.lastname.slice(0, 7).toLowerCase());
  await clear();

  // Demo members have titles: one of them is found by a word of hers.
  await field.fill('still lifes');
  await see(section.getByRole('article').filter({ hasText: 'Mira Okafor' }));
  await clear();

  await section.getByRole('button', { name: sought.lastname.charAt(0), exact: true }).click();
  await field.fill(sought.firstname);
  await see(card);
  await section.getByRole('button', { name: sought.lastname.charAt(0), exact: true }).click();

  await section.getByLabel(w.category, { exact: true }).selectOption({ label: w.categories.Dance });
  await see(card);
  await field.fill('zzzzzz');
  await see(section.getByText(w.none));
  await clear();
  await section.getByLabel(w.category, { exact: true }).selectOption({ index: 0 });

  const top = page.getByRole('region', { name: w.topEntrepreneurs });
  await see(top);
  expect(await top.getByRole('listitem').count()).toBe(5);
}

/** Brings one member's card up in the hub. */
export async function findCard({ page, words: w }: Member, sought: Member) {
  const section = page.getByRole('region', { name: w.hub });
  await section.getByLabel(w.search).first().fill(sought.name);
  const card = section.getByRole('article').filter({ hasText: sought.name });
  await see(card);
  return card;
}
