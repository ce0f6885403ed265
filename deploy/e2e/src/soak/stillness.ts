import type { Page } from 'playwright-core';

/** What a page does within a second that may keep a hand waiting: frames, where it stands in each, what is animated. */
export const stillnessOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    let frames = 0;
    const stands = new Set<string>();
    const end = performance.now() + 1_000;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, 2_000);
      const look = () => {
        frames += 1;
        stands.add(`${Math.round(scrollY)} of ${document.documentElement.scrollHeight}`);
        if (performance.now() < end) return void requestAnimationFrame(look);
        clearTimeout(late);
        resolve();
      };
      requestAnimationFrame(look);
    });
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const names = running.map((each) => (each instanceof CSSAnimation ? each.animationName : 'transition'));
    return `${document.visibilityState}, ${frames} frames, stood at ${[...stands].slice(0, 5).join(', ')}; animated: ${names.join(', ')}`;
  });
