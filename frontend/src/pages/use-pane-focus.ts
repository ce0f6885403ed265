import { useLayoutEffect, useRef } from 'react';

/** On a phone one pane goes as the other comes; whoever was in the first then stands at the head of the second. */
export function usePaneFocus(pane: string) {
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useRef(pane);
  useLayoutEffect(() => {
    if (shown.current === pane) return;
    shown.current = pane;
    const focused = document.activeElement;
    if (focused !== document.body && focused?.checkVisibility()) return;
    const [place] = [...(sheet.current?.children ?? [])].filter((each) => each.checkVisibility());
    if (!(place instanceof HTMLElement)) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [pane]);
  return sheet;
}
