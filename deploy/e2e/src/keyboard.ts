import type { Locator, Page } from 'playwright-core';
import { see } from './see.ts';

const MOST_STEPS = 160;

/** What the eye misses of the focus: a ring on the element itself or on the label that stands for it. At the edge of the page the browser itself has it. */
const ringOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const places = [element, element.closest('label'), element.parentElement?.closest('label')];
    const hasRing = places.some((each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom, left, right } = (element.closest('label') ?? element).getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const name = `${element.tagName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}"`;
    if (!hasRing) return `${name} shows no focus`;
    return isInView ? null : `${name} has the focus out of view`;
  });

/** A person without a mouse: everything is reached by keys, and the focus is looked at on every step. */
export class Keyboard {
  readonly page: Page;
  /** Stops of the focus that nobody could see. */
  readonly unseen = new Set<string>();

  constructor(page: Page) {
    this.page = page;
    // The browser asks whom to show its window of files as soon as somebody listens, not when somebody begins to.
    page.on('filechooser', () => undefined);
  }

  press(...keys: string[]): Promise<void> {
    return keys.reduce((before, key) => before.then(() => this.page.keyboard.press(key)), Promise.resolve());
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** A page that was just loaded has no focus yet; after that every press leaves it somewhere. */
  async #expectFocus(wanted: Locator): Promise<void> {
    const isFirst = await this.page.evaluate(() => {
      const { dataset } = document.documentElement;
      const isNew = dataset.seen === undefined;
      dataset.seen = '';
      return isNew;
    });
    if (isFirst) return;
    await this.page
      .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 1_000 })
      .catch(() => this.unseen.add(`the focus was lost at ${this.page.url()}, on the way to ${wanted}`));
  }

  /** Presses Tab, or Shift+Tab, until the wanted control has the focus. */
  async reach(wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await see(wanted);
    await this.#expectFocus(wanted);
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
      const problem = await ringOf(this.page);
      if (problem) this.unseen.add(`${problem}, at ${this.page.url()}, on the way to ${wanted}`);
    }
    throw new Error(`no way by ${key} to ${wanted}`);
  }

  async activate(wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.reach(wanted, key);
    await this.press('Enter');
  }

  async fill(wanted: Locator, text: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.reach(wanted, key);
    await this.press('Control+a');
    await this.type(text);
  }
}
