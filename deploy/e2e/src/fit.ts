import type { Page } from 'playwright-core';

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
      'a, button, [role="tab"], summary, label, h1, h2, input, textarea, select',
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
