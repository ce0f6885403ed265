import type { Page } from 'playwright-core';
import { settle } from '../audit.ts';
import type { Stage } from '../stage.ts';
import { speak } from '../texts.ts';
import type { Language } from '../words.ts';
import type { Scene } from './scenes.ts';
import type { Cast } from './seed.ts';

export const languages: readonly Language[] = ['en', 'de'];
export const themes = ['light', 'dark'] as const;
export const sizes = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;

export type Theme = (typeof themes)[number];

/** Saturday morning; the product's clock starts a little earlier. */
export const noon = Date.UTC(2026, 10, 21, 11);

export const fileOf = (scene: string, language: Language, width: number, theme: Theme): string =>
  `${scene}.${language}-${width}${theme === 'dark' ? '-dark' : ''}.png`;

async function arrive(page: Page, scene: Scene, language: Language, cast: Cast): Promise<void> {
  if (scene.isTimed) await page.clock.install({ time: noon });
  else await page.clock.setFixedTime(noon);
  await scene.arrive(page, await speak(language), cast);
  if (scene.isTimed) await page.clock.pauseAt(noon + 3_600_000);
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
}

/** One visit of a scene, looked at in every size and both themes. */
export async function take(
  stage: Stage,
  cast: Cast,
  scene: Scene,
  language: Language,
  folder: string,
): Promise<void> {
  const account = scene.who && cast[scene.who];
  const page = await stage.visit({ language, account, timezoneId: 'Europe/Berlin' });
  await arrive(page, scene, language, cast);
  for (const size of sizes)
    for (const theme of themes) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(() => scrollTo(0, 0));
      await settle(page);
      const path = `${folder}/${fileOf(scene.name, language, size.width, theme)}`;
      await page.screenshot({ path, fullPage: !scene.isOver });
    }
  await page.context().close();
}
