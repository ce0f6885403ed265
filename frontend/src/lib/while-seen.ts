type Page = { document: EventTarget & { visibilityState: string }; window: EventTarget };

/** The focus of anything in the page reaches its window only on the way down. */
const inside = { capture: true };

/** Runs `work` once as soon as somebody turns to the page: it comes into view, or anything in it gets the focus. */
export function onceTurnedTo(work: () => void, { document, window }: Page = globalThis): () => void {
  const stop = () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', turn, inside);
  };
  const turn = () => {
    stop();
    work();
  };
  const look = () => document.visibilityState === 'visible' && turn();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', turn, inside);
  return stop;
}

/** Runs `work` after a wait, but not on a page nobody sees: there as soon as it is turned to. */
export function whenSeenAfter(work: () => void, waitMs: number, page: Page = globalThis): () => void {
  let stopWaiting = () => {};
  const timer = setTimeout(() => {
    if (page.document.visibilityState === 'visible') work();
    else stopWaiting = onceTurnedTo(work, page);
  }, waitMs);
  return () => {
    clearTimeout(timer);
    stopWaiting();
  };
}
