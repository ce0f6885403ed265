import type { Page } from 'playwright-core';
import { DEADLINE_MS } from './deadline.ts';

/** Everything that does not fit: a page to scroll sideways, a control over the edge, a label cut off. */
export function misfitsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim()}"`;
    /** A row that is made to be scrolled or swiped may be wider than the page. */
    const isInRow = (element: Element): boolean => {
      for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth)
          return true;
        if (each.getAttribute('aria-hidden') === 'true') return true;
      }
      return false;
    };
    const isSpilled = (text: Text, edge: number) => {
      // What members wrote may be shortened inside a control; its label may not.
      if (text.parentElement && getComputedStyle(text.parentElement).textOverflow === 'ellipsis')
        return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      return !text.parentElement?.closest('.vh') && range.getBoundingClientRect().right > edge + 1;
    };
    /** Ends in an ellipsis or under an edge, or writes over its own border. */
    const isCutOff = (element: Element): boolean => {
      if (element.matches('input, textarea, select')) return false;
      const { overflowX } = getComputedStyle(element);
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) return true;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text instanceof Text && isSpilled(text, element.getBoundingClientRect().right)) return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll(
      'a, button, [role="tab"], summary, label, legend, h1, h2, h3, input, textarea, select',
    )) {
      const isVisuallyHidden = element.classList.contains('vh') || element.classList.contains('skip');
      if (isVisuallyHidden || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1 || isInRow(element)) continue;
      if (right > clientWidth + 1 || left < -1) found.push(`${nameOf(element)} is over the edge`);
      if (isCutOff(element)) found.push(`${nameOf(element)} is cut off`);
    }
    return found;
  });
}

/** What does not fit once the page has followed its new size: what moves with a frame is asked again. */
async function settledMisfitsOf(page: Page): Promise<string[]> {
  const end = performance.now() + DEADLINE_MS;
  for (;;) {
    const found = await misfitsOf(page);
    if (found.length === 0 || performance.now() > end) return found;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Everything that fits at none of the given sizes, by size; the page stays at the last one. */
export async function misfitsAt(
  page: Page,
  sizes: readonly { width: number; height: number }[],
): Promise<Record<string, string[]>> {
  const misfits: Record<string, string[]> = {};
  for (const size of sizes) {
    await page.setViewportSize(size);
    const found = await settledMisfitsOf(page);
    if (found.length > 0) misfits[`${size.width} by ${size.height}`] = found;
  }
  return misfits;
}

/** 1280 px at a zoom of 400 % are 320 px by 256. */
export const smallSizes = [
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 320, height: 256 },
];

/** Where the system chooses the colours: buttons without an edge, chosen things without a mark. */
export async function unmarkedOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => {
    const isDrawn = ({ borderBottomStyle, borderBottomWidth }: CSSStyleDeclaration, least: number) =>
      borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= least;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim()}"`;
    const unmarked = (selector: string, least: number, what: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility() && !isDrawn(getComputedStyle(element), least))
        .map((element) => `${nameOf(element)} has no ${what}`);
    return [
      ...unmarked('button', 1, 'edge'),
      ...unmarked('[aria-pressed="true"], [aria-selected="true"]', 3, 'mark'),
    ];
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** Whatever moves although somebody wished that nothing does, by what it is. */
export function animationsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
      const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const isMotion = moved.some((name) =>
        /transform|translate|rotate|scale|left|top|margin|offset/i.test(name),
      );
      return isMotion ? [(effect.target?.outerHTML ?? '').slice(0, 80)] : [];
    }),
  );
}

/** Animations that would go on for ever, by what moves. */
export function endlessAnimationsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      )
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '').slice(0, 80) : '',
      ),
  );
}
