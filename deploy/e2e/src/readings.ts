import type { Page } from 'playwright-core';

/** Every piece of text a page gives to eyes, ears and the tab: texts, names, hints, placeholders, the title. */
export function readingsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    const found = new Set<string>([document.title.replace(/ · Kindred$/, '')]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          found.add(tidy(node.getAttribute(name) ?? ''));
        // A sentence that is broken by tags is one text of the app.
        if (node.childElementCount > 0 && node.matches('p, span, b, h1, h2'))
          found.add(tidy(node.textContent ?? ''));
      } else if (!node.parentElement?.closest('script, style, noscript'))
        found.add(tidy(node.textContent ?? ''));
    }
    found.delete('');
    return [...found];
  });
}
