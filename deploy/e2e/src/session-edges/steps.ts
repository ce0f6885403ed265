import { demoPassword, demoSignIns } from '@kindred/local/demo/community';
import type { Page } from 'playwright-core';
import { type Account, demoAccount } from '../account.ts';
import type { Stage } from '../stage.ts';
import { words } from '../words.ts';

const w = words.en;

/** Tests are collected before the stage stands; they ask for it when they run. */
export type AtStage = () => Stage;

/** A session of her own for every test: ending it leaves the others alone. */
export const mira = ({ kindred }: Stage): Promise<Account> => demoAccount(kindred, 'artist');

export const tokenIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'));

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(w.email, { exact: true }).first().fill(email);
  await page.getByLabel(w.password, { exact: true }).fill(password);
}

export async function fillAccount(page: Page, email: string, password: string): Promise<void> {
  await fillSignIn(page, email, password);
  await page.getByRole('checkbox').check({ force: true });
}

export const signInMira = (page: Page): Promise<void> => fillSignIn(page, demoSignIns[0] ?? '', demoPassword);
