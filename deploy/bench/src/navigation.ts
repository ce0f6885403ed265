import { demoAccount } from '@kindred/e2e/account';
import { launchBrowser } from '@kindred/e2e/browser';
import type { Page } from 'playwright-core';
import { startCrowdedTown } from './navigation/crowded-town.ts';
import { typeIntoHub } from './navigation/typing.ts';
import { timeWays } from './navigation/ways.ts';
import { nearestRank } from './quantiles.ts';

const MEMBERS = Number((process.env.MEMBERS ?? '100000').split(',').at(-1));
const ROUNDS = Number(process.env.ROUNDS ?? 20);
const FIRST_CONTENT_GOAL_MS = 100;
const FRAME_GOAL_MS = 50;

type Say = (line: string) => void;

async function benchWays(page: Page, say: Say): Promise<boolean> {
  const times = await timeWays(page, ROUNDS);
  for (const [name, list] of times)
    say(`${name}: p50 ${nearestRank(list, 0.5).toFixed(0)} ms, p95 ${nearestRank(list, 0.95).toFixed(0)} ms`);
  const all = [...times.values()].flat();
  const p95 = nearestRank(all, 0.95);
  say(
    `first content of ${all.length} changes of screen: p95 ${p95.toFixed(0)} ms (goal ≤ ${FIRST_CONTENT_GOAL_MS} ms)`,
  );
  return p95 <= FIRST_CONTENT_GOAL_MS;
}

async function benchTyping(page: Page, say: Say): Promise<boolean> {
  const { tasks, frames } = await typeIntoHub(page);
  const longest = (list: readonly number[]) => Math.max(0, ...list).toFixed(0);
  say(
    `typing in the hub: ${tasks.length} tasks above ${FRAME_GOAL_MS} ms (longest ${longest(tasks)} ms), ${frames.length} frames (longest ${longest(frames)} ms) (goal 0)`,
  );
  return tasks.length === 0 && frames.length === 0;
}

/** A signed-in member with many others behind the hub: how soon a screen shows something, and whether typing holds up a frame. */
export async function benchNavigation(say: Say): Promise<boolean> {
  const [kindred, browser] = await Promise.all([startCrowdedTown(MEMBERS), launchBrowser()]);
  try {
    say(`${MEMBERS} members`);
    const { token } = await demoAccount(kindred, 'artist');
    const localStorage = [{ name: 'token', value: token }];
    const context = await browser.newContext({
      baseURL: kindred.url,
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin: kindred.url, localStorage }] },
    });
    const page = await context.newPage();
    await page.goto('/homeArtist');
    await page.locator('#searching-hub article').first().waitFor();
    const isQuick = await benchWays(page, say);
    return (await benchTyping(page, say)) && isQuick;
  } finally {
    await browser.close();
    await kindred.dispose();
  }
}
