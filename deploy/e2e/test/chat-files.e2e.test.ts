import { anImage } from '@kindred/chassis/testing/images';
import type { Page, Route, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { violationsOf } from '../src/audit.ts';
import { cast } from '../src/cast.ts';
import { DEADLINE_MS } from '../src/deadline.ts';
import { see, seeNot } from '../src/see.ts';
import { Stage } from '../src/stage.ts';

const logOf = (page: Page) => page.getByRole('log', { name: 'Messages' });
const unconfirmed = (page: Page) => logOf(page).locator('[data-role][data-state]').count();
const bubble = (page: Page, text: string) => logOf(page).getByText(text, { exact: true });

async function openChat(page: Page, name: string): Promise<void> {
  await page.goto('/chatbox');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await see(page.getByRole('textbox', { name: 'Message', exact: true }));
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text);
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
  await see(bubble(page, text));
}

describe('what is done with messages, on both sides', () => {
  let stage: Stage;
  let clara: Page;
  let mira: Page;
  let claraId: string;

  beforeAll(async () => {
    stage = await Stage.open();
    const members = await cast(stage);
    claraId = members.entrepreneur.userId;
    mira = await stage.visit({ account: members.artist });
    clara = await stage.visit({ account: members.entrepreneur });
    await openChat(mira, 'Clara Stein');
    await openChat(clara, 'Mira Okafor');
  });
  afterAll(() => stage?.close());

  const menuOf = (text: string) =>
    logOf(mira)
      .locator('[data-role]', { hasText: text })
      .last()
      .getByRole('button', { name: 'Message menu' });

  it('edits an own message, and the other sees it live; received ones have no menu', async () => {
    await say(mira, 'We meet at nine');
    await see(bubble(clara, 'We meet at nine'));
    await menuOf('We meet at nine').click();
    expect(await violationsOf(mira)).toEqual([]);
    await mira.getByRole('menuitem', { name: 'Edit' }).click();
    const form = mira.getByRole('form', { name: 'Edit message' });
    await form.getByLabel('Edit message').fill('We meet at ten');
    // A reload in between finds the form open, with what was typed.
    await mira.reload();
    await see(form);
    expect(await form.getByLabel('Edit message').inputValue()).toBe('We meet at ten');
    await form.getByRole('button', { name: 'Save' }).click();
    await see(bubble(mira, 'We meet at ten'));
    await see(bubble(clara, 'We meet at ten'));
    await seeNot(bubble(clara, 'We meet at nine'));
    const received = logOf(clara).locator('[data-role]', { hasText: 'We meet at ten' }).last();
    expect(await received.getByRole('button', { name: 'Message menu' }).count()).toBe(0);
  });

  it('keeps the field to write in on the screen of a small laptop', async () => {
    await clara.setViewportSize({ width: 1366, height: 768 });
    const field = clara.getByRole('textbox', { name: 'Message', exact: true });
    await clara.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => field.evaluate((each) => each.getBoundingClientRect().bottom)).toBeLessThan(768);
    await clara.setViewportSize({ width: 1440, height: 900 });
  });

  it('gives an edit up by its button, also with Enter', async () => {
    await menuOf('We meet at ten').click();
    await mira.getByRole('menuitem', { name: 'Edit' }).click();
    const form = mira.getByRole('form', { name: 'Edit message' });
    await form.getByLabel('Edit message').fill('We meet at eleven');
    await form.getByRole('button', { name: 'Cancel' }).press('Enter');
    await see(bubble(mira, 'We meet at ten'));
    expect(await bubble(mira, 'We meet at eleven').count()).toBe(0);
  });

  it('deletes it for both', async () => {
    await menuOf('We meet at ten').click();
    await mira.getByRole('menuitem', { name: 'Delete' }).click();
    await seeNot(bubble(mira, 'We meet at ten'));
    await seeNot(bubble(clara, 'We meet at ten'));
  });

  it('refuses what cannot be sent before it leaves', async () => {
    const choose = mira.getByLabel('Attach an image, a PDF or a sound');
    const page = { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') };
    await choose.setInputFiles(page);
    await see(mira.getByText('Images, PDF and audio can be sent.'));
    expect(await mira.getByRole('button', { name: /Remove attachment/ }).count()).toBe(0);
  });

  it('sends an image that the other sees and takes away', async () => {
    const buffer = await anImage({ width: 800, height: 500 });
    const choose = mira.getByLabel('Attach an image, a PDF or a sound');
    await choose.setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer });
    await see(mira.getByRole('button', { name: 'Remove attachment: wall.png' }));
    await say(mira, 'Something in this direction');
    const image = logOf(clara).getByRole('img', { name: 'Image in this message' }).last();
    await see(image);
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(0);
    const taken = clara.waitForEvent('download');
    await logOf(clara).getByRole('button', { name: 'Download: Image' }).last().click();
    expect((await taken).suggestedFilename()).toMatch(/\.webp$/);
    expect(await violationsOf(clara)).toEqual([]);
    // A file does not outlive a reload: what comes next must not find it under way.
    await expect.poll(() => unconfirmed(mira)).toBe(0);
  });

  it('holds back what is written without a line, and sends it once and in order when the line is back', async () => {
    await mira.context().setOffline(true);
    for (const text of ['first without a line', 'second without a line']) await say(mira, text);
    await see(logOf(mira).getByText('Waiting to be sent').first());
    await mira.reload().catch(() => undefined);
    await mira.context().setOffline(false);
    // What is asked for while the line is still changing is lost.
    await expect.poll(() => mira.evaluate(() => navigator.onLine)).toBe(true);
    await mira.goto(`/chatbox?chat=${claraId}`);
    await see(bubble(mira, 'second without a line').first());
    // A request that the change has swallowed is made again after a while.
    await expect.poll(() => unconfirmed(mira), { timeout: 4 * DEADLINE_MS }).toBe(0);
    await see(bubble(clara, 'second without a line'));
    for (const page of [mira, clara]) {
      const texts = await logOf(page).getByText('without a line').allInnerTexts();
      expect(texts).toEqual(['first without a line', 'second without a line']);
    }
  });

  it.each<[string, (route: Route) => Promise<void>]>([
    ['got lost', (route) => route.abort('connectionreset')],
    ['was cut', (route) => route.fulfill({ status: 201, contentType: 'application/json', body: '{"_id":' })],
  ])('asks once more where the answer %s, and the message stands once', async (how, endAnswer) => {
    const text = `the answer ${how}`;
    const isSend = (url: URL) => url.pathname === `/messages/send/${claraId}`;
    const keys: (string | undefined)[] = [];
    await mira.route(isSend, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return endAnswer(route);
    });
    await say(mira, text);
    await expect.poll(() => keys.length).toBe(2);
    await expect.poll(() => unconfirmed(mira)).toBe(0);
    expect(keys[1]).toBe(keys[0]);
    for (const page of [mira, clara]) expect(await bubble(page, text).count()).toBe(1);
    await mira.unroute(isSend);
  });

  it('leaves who reads further up where they are, and tells them of what is new', async () => {
    for (let line = 1; line <= 30; line += 1) await say(mira, `line ${line} of a long talk`);
    await see(bubble(clara, 'line 30 of a long talk'));
    const scrolled = () => logOf(clara).evaluate((each) => Math.round(each.scrollTop));
    await logOf(clara).evaluate((each) => {
      each.scrollTop = each.scrollHeight / 2;
    });
    const before = await scrolled();
    await say(mira, 'one more thing');
    const marker = clara.getByRole('button', { name: 'New messages' });
    await see(marker);
    expect(await scrolled()).toBe(before);
    await marker.click();
    await see(bubble(clara, 'one more thing'));
    await seeNot(marker);
    // Who reads the end sees what comes without asking.
    await say(mira, 'and the last one');
    await see(bubble(clara, 'and the last one'));
    expect(await marker.count()).toBe(0);
  });

  it('loads what is further up for who went there while something else was loading', async () => {
    for (let line = 1; line <= 25; line += 1) await say(mira, `line ${line} of the evening`);
    const refetch = Promise.withResolvers<void>();
    let calls = 0;
    await clara.route(/\/messages\/get\//, async (route) => {
      calls += 1;
      if (calls > 1) await refetch.promise;
      await route.continue();
    });
    const channels: WebSocketRoute[] = [];
    await clara.routeWebSocket(/\/socket\.io\//, (channel) => {
      channel.connectToServer();
      channels.push(channel);
    });
    await clara.reload();
    await see(bubble(clara, 'line 25 of the evening'));
    // A live channel that comes, or comes back, asks for what may have been missed.
    await channels.at(-1)?.close();
    await expect.poll(() => calls).toBeGreaterThan(1);
    await logOf(clara).evaluate(async (each) => {
      each.scrollTop = 0;
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    });
    expect(await bubble(clara, 'line 1 of a long talk').count()).toBe(0);
    refetch.resolve();
    await see(bubble(clara, 'line 1 of a long talk'));
    await clara.unroute(/\/messages\/get\//);
  });

  describe('where an answer is swallowed', () => {
    const isSend = (url: URL) => url.pathname === `/messages/send/${claraId}`;

    /** The server takes the first request, and nobody hears of it. Answers the keys of all requests. */
    async function swallowFirstAnswer(): Promise<string[]> {
      await mira.clock.install();
      const keys: string[] = [];
      await mira.route(isSend, async (route) => {
        keys.push(route.request().headers()['idempotency-key'] ?? '');
        if (keys.length > 1) return route.continue();
        await route.fetch();
      });
      onTestFinished(async () => {
        await mira.unroute(isSend);
        await mira.clock.resume();
      });
      return keys;
    }

    async function expectOnce(text: string, keys: string[]): Promise<void> {
      await expect.poll(() => unconfirmed(mira)).toBe(0);
      expect(keys).toEqual([expect.stringMatching(/\S/), keys[0]]);
      for (const page of [mira, clara]) await expect.poll(() => bubble(page, text).count()).toBe(1);
    }

    it('asks again after a while, and the message stands once', async () => {
      const keys = await swallowFirstAnswer();
      await say(mira, 'into a line that changes');
      await see(bubble(clara, 'into a line that changes'));
      await mira.clock.fastForward('00:15');
      await expect.poll(() => logOf(mira).getByText('Waiting to be sent').count()).toBe(1);
      await mira.clock.fastForward('00:05');
      await expectOnce('into a line that changes', keys);
    });

    it('does so too with a file, which holds up nothing behind it', async () => {
      const keys = await swallowFirstAnswer();
      const file = {
        name: 'plan.png',
        mimeType: 'image/png',
        buffer: await anImage({ width: 40, height: 30 }),
      };
      await mira.locator('input[type="file"]').first().setInputFiles(file);
      await say(mira, 'with the plan');
      await see(bubble(clara, 'with the plan'));
      await say(mira, 'and what stands behind it');
      await mira.clock.fastForward('00:30');
      await expect
        .poll(() => keys.length >= 1 && logOf(mira).getByText('Waiting to be sent').count())
        .toBeGreaterThan(0);
      await mira.clock.fastForward('00:05');
      await expect.poll(() => unconfirmed(mira)).toBe(0);
      expect(keys).toEqual([expect.stringMatching(/\S/), keys[0], expect.not.stringMatching(keys[0] ?? '')]);
      for (const text of ['with the plan', 'and what stands behind it'])
        for (const page of [mira, clara]) await expect.poll(() => bubble(page, text).count()).toBe(1);
    });
  });
});
