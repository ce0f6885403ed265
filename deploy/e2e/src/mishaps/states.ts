import type { Page, Route } from 'playwright-core';
import { describe, it } from 'vitest';
import { demoAccount } from '../account.ts';
import { misfitsOf } from '../fit.ts';
import { see, seeNot } from '../see.ts';
import { type AtStage, mira } from '../session-edges/steps.ts';
import { words } from '../words.ts';
import { type Load, loads } from './loads.ts';

const w = words.en;
type Fulfilment = Parameters<Route['fulfill']>[0];

const refusal = (status: number) => ({
  status,
  json: { success: false, message: 'Something slipped. Try again.', errors: [] },
});

/** Holds every call of a kind back until `let` says how they are answered; from then on all are. */
async function hold(page: Page, isCall: (url: URL) => boolean) {
  const waiting: Route[] = [];
  let answer: ((route: Route) => Promise<void>) | undefined;
  await page.route(isCall, (route) => {
    if (answer === undefined) waiting.push(route);
    else return answer(route);
  });
  return async (how: Fulfilment | 'through') => {
    answer = (route) => (how === 'through' ? route.continue() : route.fulfill(how));
    await Promise.all(waiting.splice(0).map(answer));
  };
}

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' }).first();

/** Until the answer is there: the words of the failure before stand meanwhile. */
async function retryUntilAnswered(page: Page, isCall: (url: URL) => boolean): Promise<void> {
  const answered = page.waitForResponse((response) => isCall(new URL(response.url())));
  await retry(page).click();
  await answered;
}

/** Resolves when the live channel of the page has let it in. */
const liveOf = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => `${payload}`.startsWith('40') && resolve()),
    );
  });

async function walk(page: Page, path: string, load: Load) {
  const { isCall, loading, failed, saysWait, empty } = load;
  const answerWith = await hold(page, isCall);
  const live = liveOf(page);
  await page.goto(path);
  if (load.isAskedWhenLive) await live;
  await page.getByText(loading, { exact: true }).first().waitFor({ state: 'attached' });
  await answerWith({ ...refusal(429), headers: { 'Retry-After': '91' } });
  await see(page.getByText(saysWait ? /Try again in 2 minutes\./ : failed).first());
  await answerWith(refusal(403));
  await retryUntilAnswered(page, isCall);
  await see(page.getByText(failed).first());
  await answerWith(refusal(503));
  await retryUntilAnswered(page, isCall);
  await see(page.getByText(failed).first());
  const misfits = await misfitsOf(page);
  if (empty) {
    await answerWith({ json: empty.json });
    await retry(page).click();
    await see(page.getByText(empty.text).first());
  } else {
    await answerWith('through');
    await retry(page).click();
    await see(page.locator('main h1').first());
    await seeNot(page.getByText(failed));
  }
  return misfits;
}

export const routeStates = (at: AtStage) => {
  describe.concurrent('loading, refused for a while, forbidden, failed, tried again, empty', () => {
    it.each(loads)('$name', async (load) => {
      const { kindred } = at();
      const people = {
        artist: await demoAccount(kindred, 'artist'),
        entrepreneur: await demoAccount(kindred, 'entrepreneur'),
      };
      const page = await at().visit({ account: load.who && people[load.who] });
      const misfits = await walk(page, load.path(people), load);
      if (misfits.length > 0) throw new Error(misfits.join('\n'));
      await page.context().close();
    });
  });

  describe('the line', () => {
    it('that is gone is told on every page, which keeps what it shows; it goes when the line is back', async ({
      expect,
    }) => {
      const page = await at().visit({ account: await mira(at()) });
      const banner = page.getByRole('status').getByText(/^You are offline\./);
      await page.goto('/homeArtist');
      const cards = page.getByRole('region', { name: w.hub }).getByRole('article');
      await see(cards.nth(11));
      await see(page.locator('#offers').getByRole('article').first());
      const shown = await cards.count();
      await page.context().setOffline(true);
      await see(banner);
      expect(await cards.count()).toBe(shown);
      await page.getByRole('region', { name: w.hub }).getByRole('searchbox').fill('nobody at all');
      await see(page.getByText('The members could not be loaded.'));
      await page.context().setOffline(false);
      await seeNot(banner);
      await page.getByRole('button', { name: 'Try again' }).click();
      await see(page.getByText(w.none));
      await page.context().close();
    });

    it('that is slow is told from the fifth second of a call until its answer', async ({ expect }) => {
      const page = await at().visit();
      const answerWith = await hold(page, (url) => url.pathname.startsWith('/users/single-user/'));
      await page.clock.install({ time: 0 });
      await page.goto('/profile-artist/0123456789abcdef01234567');
      await see(page.getByRole('heading', { name: 'Loading user profile...' }));
      await page.clock.pauseAt(3_600_000);
      const banner = page.getByText('The line is slow. We keep trying.');
      await see(banner);
      await page.clock.resume();
      await answerWith('through');
      await see(page.getByRole('heading', { name: 'Nobody is printed here' }));
      expect(await banner.count()).toBe(0);
      await page.context().close();
    });
  });

  describe('a part of the app that cannot be loaded', () => {
    it('ends in the error page, which leads on by a reload', async ({ expect }) => {
      const page = await at().visit({ account: await mira(at()) });
      const isChat = /\/assets\/chatbox\.page-[^/]+\.js$/;
      await page.route(isChat, (route) => route.abort());
      await page.goto('/homeArtist');
      await page.getByRole('link', { name: w.chatbox }).first().click();
      await see(page.getByRole('alert').getByRole('heading', { name: 'Unexpected Application Error!' }));
      expect(await page.title()).toBe('Error · Kindred');
      await page.unroute(isChat);
      await page.getByRole('button', { name: 'Reload' }).click();
      await see(page.getByText(w.selectChat));
      await page.context().close();
    });
  });

  describe('too many tries', () => {
    it('at a form are told with the time to wait, in both languages', async () => {
      for (const [language, said] of [
        ['en', 'That was a lot at once. Try again in 15 minutes.'],
        ['de', 'Das war viel auf einmal. Versuch es in 15 Minuten noch einmal.'],
      ] as const) {
        const page = await at().visit({ language });
        const answerWith = await hold(page, (url) => url.pathname === '/users/signin');
        await answerWith({ ...refusal(429), headers: { 'Retry-After': '900' } });
        await page.goto('/sign-in');
        await page.locator('input[type="email"]').first().fill('somebody@example.com');
        await page.locator('input[type="password"]').fill('not the right one');
        await page.keyboard.press('Enter');
        await see(page.getByText(said));
        await page.context().close();
      }
    });
  });
};
