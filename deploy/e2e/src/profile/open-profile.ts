import type { Page } from 'playwright-core';
import type { Account } from '../account.ts';
import { see } from '../see.ts';

export const profilePath = ({ userId, role }: Pick<Account, 'userId' | 'role'>) =>
  `/${role === 'artist' ? 'profile-artist' : 'ProfilePageEntrepreneur'}/${userId}`;

/** A part of the profile, by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export async function openProfile(page: Page, member: Pick<Account, 'userId' | 'role'>, name: string) {
  await page.goto(profilePath(member));
  await see(page.getByRole('heading', { level: 1, name }));
}

/** What the page logs as an error, beside refused calls. */
export function logged(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(error.message));
  return lines;
}
