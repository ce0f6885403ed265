import { type RefObject, useEffect } from 'react';

const clickTolerancePx = 6;

/** Lets a mouse drag a scrolling row; a drag is not also a click. Touch scrolls by itself. */
export function useDragScroll(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    let startX: number | null = null;
    let startLeft = 0;
    let hasMoved = false;
    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      startX = event.clientX;
      startLeft = element.scrollLeft;
      hasMoved = false;
    };
    const onMove = (event: PointerEvent) => {
      if (startX === null) return;
      const distance = event.clientX - startX;
      if (!hasMoved && Math.abs(distance) < clickTolerancePx) return;
      if (!hasMoved) element.dataset.dragging = '';
      hasMoved = true;
      element.scrollLeft = startLeft - distance;
    };
    const onUp = () => {
      startX = null;
      delete element.dataset.dragging;
    };
    const onClick = (event: MouseEvent) => {
      if (!hasMoved) return;
      hasMoved = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', onDown, { signal });
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('click', onClick, { capture: true, signal });
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => stop.abort();
  }, [target]);
}
