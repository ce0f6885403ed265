import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../src/account.ts';
import { cast } from '../src/cast.ts';
import { endlessAnimationsOf } from '../src/fit.ts';
import type { Viewer } from '../src/screens.ts';
import { see } from '../src/see.ts';
import { Stage } from '../src/stage.ts';

let stage: Stage;
let accounts: Partial<Record<Viewer, Account>>;

beforeAll(async () => {
  stage = await Stage.open();
  accounts = await cast(stage);
});
afterAll(() => stage?.close());

// That every screen fits is seen in the accessibility tests and those of the languages, on the same visits.
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
