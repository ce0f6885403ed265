import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../src/account.ts';
import { cast } from '../src/cast.ts';
import { endlessAnimationsOf, misfitsOf } from '../src/fit.ts';
import { pageFor, screens, type Viewer } from '../src/screens.ts';
import { see } from '../src/see.ts';
import { Stage } from '../src/stage.ts';
import { speak } from '../src/texts.ts';
import type { Language } from '../src/words.ts';

/** 1280 px at a zoom of 400 % are 320 px by 256. */
const sizes = [
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 320, height: 256 },
];

let stage: Stage;
let accounts: Partial<Record<Viewer, Account>>;

beforeAll(async () => {
  stage = await Stage.open();
  accounts = await cast(stage);
});
afterAll(() => stage?.close());

describe.each<Language>(['en', 'de'])('from 820 to 320 px, in %s', (language) => {
  describe.concurrent('everything fits and, by wish, nothing moves', () => {
    it.each(screens)('$name', async (screen) => {
      const page = await pageFor(stage, accounts, screen, { language });
      await screen.arrive(page, await speak(language));
      const misfits: Record<string, string[]> = {};
      for (const size of sizes.filter(({ width }) => !screen.isNarrow || width < 600)) {
        await page.setViewportSize(size);
        const found = await misfitsOf(page);
        if (found.length > 0) misfits[`${size.width}`] = found;
      }
      expect(misfits).toEqual({});
      expect(await endlessAnimationsOf(page)).toEqual([]);
      await page.context().close();
    });
  });
});

describe('moving text', () => {
  it('stops at a press of its button and goes on at the next', async () => {
    const page = await stage.visit({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const pause = page.getByRole('button', { name: 'Pause moving text' });
    await pause.scrollIntoViewIfNeeded();
    await expect.poll(() => endlessAnimationsOf(page)).not.toEqual([]);
    const track = page.locator('[aria-hidden="true"] > div', { hasText: 'what we do' }).first();
    const isMoving = () =>
      track.evaluate((element) => element.getAnimations().some((each) => each.playState === 'running'));
    expect(await isMoving()).toBe(true);
    await pause.click();
    await expect.poll(isMoving).toBe(false);
    expect(await pause.getAttribute('aria-pressed')).toBe('true');
    await pause.click();
    await expect.poll(isMoving).toBe(true);
    await page.context().close();
  });
});

describe('one pane at a time on a phone', () => {
  it('shows the list, then the talk, and goes back by its arrow and by the browser', async () => {
    const page = await stage.visit({ account: accounts.artist, viewport: { width: 390, height: 844 } });
    await page.goto('/chatbox');
    const list = page.getByRole('heading', { name: 'Chats' });
    const field = page.getByPlaceholder('Type your message...');
    const contact = page.getByRole('button').filter({ hasText: 'Clara Stein' });
    for (const back of [
      () => page.getByRole('button', { name: 'Back to chats' }).click(),
      () => page.goBack(),
    ]) {
      await see(list);
      expect(await field.isVisible()).toBe(false);
      await contact.click();
      await see(field);
      expect(await list.isVisible()).toBe(false);
      await back();
    }
    await see(list);
    await page.context().close();
  });
});
