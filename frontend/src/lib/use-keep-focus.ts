import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** A control that was just disabled loses the focus only when the browser draws next. */
const isLost = (focused: Element | null) =>
  focused === document.body || focused?.matches(':disabled') === true;

/** An element inside the same place, or whatever brings the focus there. */
type Landing = RefObject<HTMLElement | null> | (() => void);

/**
 * A pressed control often disappears with its own success. The focus would fall back to the top of the page;
 * instead it goes to `landing`, whenever `change` took the focused control away.
 */
export function useKeepFocus(landing: Landing, change: unknown) {
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is what may have taken the focus away
  useLayoutEffect(() => {
    if (!hadFocus.current || !isLost(document.activeElement)) return;
    if (typeof landing === 'function') landing();
    else landing.current?.focus({ preventScroll: true });
  }, [landing, change]);
  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget !== null) hadFocus.current = false;
    },
  };
}
