import { useEffect, useState } from 'react';
import { targetOf } from './tour-steps.ts';

export type Box = { top: number; left: number; width: number; height: number };

/** Where an element stands on the screen, as long as it scrolls or the screen changes; null when there is none. */
export function useTargetBox(id: string): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      const found = targetOf(id)?.getBoundingClientRect();
      setBox(found ? { top: found.top, left: found.left, width: found.width, height: found.height } : null);
    };
    const onMove = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', onMove, { passive: true });
    window.addEventListener('resize', onMove);
    // What still loads pushes the target away.
    const observer = new ResizeObserver(onMove);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onMove);
      window.removeEventListener('resize', onMove);
    };
  }, [id]);
  return box;
}
