import { until } from '@kindred/chassis/testing/until';
import type { Page, Request } from 'playwright-core';

/** From one signed-in screen to another, as a member goes. */
interface Way {
  name: string;
  /** What is clicked, and what shows that the other screen has something to read; the screen before has none of it. */
  click: string;
  content: string;
}

/** In a circle: each starts where the one before it ended. */
const circle: readonly Way[] = [
  { name: 'home to chat', click: 'header a[href="/chatbox"]', content: 'main [data-pane] li button' },
  { name: 'chat to own profile', click: 'header a[href^="/profile-artist/"]', content: 'main h1.d1' },
  { name: 'profile to home', click: 'header a[href="/homeArtist"]', content: '#searching-hub article' },
  { name: 'home to another profile', click: '#searching-hub article a', content: 'main h1.d1' },
  { name: 'profile to information', click: 'footer a[href="/QA"]', content: 'main [role="tab"]' },
  { name: 'information to home', click: 'header a[href="/homeArtist"]', content: '#searching-hub article' },
];

/** Milliseconds from the click to the frame in which the other screen's content has been painted. */
const timeOf = (page: Page, { click, content }: Way): Promise<number> =>
  page.evaluate(
    ([clicked, wanted]) =>
      new Promise<number>((resolve, reject) => {
        const link = [...document.querySelectorAll<HTMLElement>(clicked)].find((each) =>
          each.checkVisibility(),
        );
        if (!link) return reject(new Error(`nothing to click at ${clicked} on ${location.href}`));
        if (document.querySelector(wanted)) return reject(new Error(`${wanted} on ${location.href} already`));
        const start = performance.now();
        const look = () => {
          const shown = document.querySelector(wanted);
          if (!shown?.checkVisibility() || shown.textContent === '') {
            if (performance.now() - start > 10_000) return reject(new Error(`no ${wanted}`));
            return requestAnimationFrame(look);
          }
          // What this frame paints stands on the screen when the next task runs.
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - start);
          channel.port2.postMessage(null);
        };
        link.click();
        requestAnimationFrame(look);
      }),
    [click, content] as const,
  );

const STILL_MS = 10_000;

/** Answers a function that waits until nothing the page has asked for is under way. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => void (await until(() => open.size === 0, STILL_MS, 'the answers to all requests'));
}

/** So many rounds on every way, the first of which only warms the cache. */
export async function timeWays(page: Page, rounds: number): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(circle.map(({ name }) => [name, []]));
  const settle = watchRequests(page);
  for (let round = 0; round <= rounds; round += 1) {
    for (const way of circle) {
      // A person reads before going on; what the screen still fetches arrives meanwhile.
      await page.locator(way.click).filter({ visible: true }).first().waitFor();
      await settle();
      await page.evaluate(() => scrollTo(0, 0));
      const time = await timeOf(page, way);
      if (round > 0) times.get(way.name)?.push(time);
    }
  }
  return times;
}
