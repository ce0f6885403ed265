const scrollOffsetPx = 20;
const scrollDurationMs = 300;

const ease = (share: number): number => 1 - (1 - share) ** 3;

/** Brings an element to the top of the screen; by wish without moving there. */
export function scrollToStep(element: Element): void {
  const from = window.scrollY;
  const to = Math.max(0, from + element.getBoundingClientRect().top - scrollOffsetPx);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, to);
    return;
  }
  const startedAt = performance.now();
  const step = (now: number): void => {
    const share = Math.min(1, (now - startedAt) / scrollDurationMs);
    window.scrollTo(0, from + (to - from) * ease(share));
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
