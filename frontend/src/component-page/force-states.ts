/** Around a part; each stands for what otherwise only a pointer or a key brings about. */
const forced: readonly [state: string, className: string][] = [
  [':hover', 'is-hovered'],
  [':focus-visible', 'is-focused'],
  [':active', 'is-pressed'],
];

/** What takes the focus takes the pointer too; everything else only stands inside it. */
const takers = ':is(a, button, input, textarea, label, article)';

const selectorOf = (selector: string): string =>
  forced.reduce((text, [state, name]) => text.replaceAll(state, `:is(.${name} ${takers})`), selector);

/** Adds to every rule for hover, focus or press the same rule for the class that stands for it. */
export function forceStates({ styleSheets }: Document): void {
  for (const sheet of styleSheets) {
    for (const rule of [...sheet.cssRules]) {
      if (!(rule instanceof CSSStyleRule)) continue;
      const selector = selectorOf(rule.selectorText);
      if (selector !== rule.selectorText)
        sheet.insertRule(`${selector} { ${rule.style.cssText} }`, sheet.cssRules.length);
    }
  }
}
