import { useCallback, useEffect, useRef, useState } from 'react';

/** Spread on a message: reading it, by pointer or by focus, stops its clock. */
export type Hold = Record<'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur', () => void>;

type Timed<T> = {
  /** Null when nothing is to be shown. */
  value: T | null;
  show: (value: T) => void;
  hide: () => void;
  hold: Hold;
};

/** Keeps a message for its seconds, not counting the time it is hovered or focused; `first` is shown at once. */
export function useTimedMessage<T>(durationMs: number, onEnd?: () => void, first?: T): Timed<T> {
  const [shown, setShown] = useState<{ value: T; round: number } | null>(
    first === undefined ? null : { value: first, round: 0 },
  );
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const leftMs = useRef(durationMs);
  const ended = useRef(onEnd);
  ended.current = onEnd;

  useEffect(() => {
    if (shown === null || isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => {
      setShown(null);
      ended.current?.();
    }, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, leftMs.current - (performance.now() - startedAt));
    };
  }, [shown, isHeld]);

  const show = useCallback(
    (value: T) => {
      leftMs.current = durationMs;
      setIsHovered(false);
      setIsFocused(false);
      setShown((before) => ({ value, round: (before?.round ?? 0) + 1 }));
    },
    [durationMs],
  );
  const hide = useCallback(() => setShown(null), []);
  return {
    value: shown?.value ?? null,
    show,
    hide,
    hold: {
      onMouseEnter: () => setIsHovered(true),
      onMouseLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}
