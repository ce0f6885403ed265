import { useCallback, useEffect, useRef, useState } from 'react';

type Timed<T> = {
  /** Null when nothing is to be shown. */
  value: T | null;
  show: (value: T) => void;
  hide: () => void;
  /** Spread on the message: reading it, by pointer or by focus, stops its clock. */
  hold: { onMouseEnter: () => void; onMouseLeave: () => void; onFocus: () => void; onBlur: () => void };
};

/** Keeps a message for its seconds, not counting the time it is hovered or focused. */
export function useTimedMessage<T>(durationMs: number, onEnd?: () => void): Timed<T> {
  const [shown, setShown] = useState<{ value: T; round: number } | null>(null);
  const [isHeld, setIsHeld] = useState(false);
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
      setIsHeld(false);
      setShown((before) => ({ value, round: (before?.round ?? 0) + 1 }));
    },
    [durationMs],
  );
  const hide = useCallback(() => setShown(null), []);
  const pause = () => setIsHeld(true);
  const resume = () => setIsHeld(false);
  return {
    value: shown?.value ?? null,
    show,
    hide,
    hold: { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume },
  };
}
