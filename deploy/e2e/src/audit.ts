import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Colours between two themes are nobody's colours: waits until every transition that ends has ended. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (each) =>
          each.playState !== 'running' ||
          each.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

const linesOf = ({ violations }: AxeResults): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all }) => {
      const reason = [...any, ...all].map(({ message }) => message)[0] ?? '';
      return `${id} at ${target.join(' ')}: ${reason}`;
    }),
  );

// The legacy mode is for pages without frames of other hosts: it opens no page of its own for each run.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

/** What axe holds against the page as it stands, one line per rule and place. */
export async function violationsOf(page: Page): Promise<string[]> {
  await settle(page);
  return linesOf(await axe(page).withTags(TAGS).analyze());
}

/** The same for what alone depends on the theme: the colours. */
export async function colourViolationsOf(page: Page): Promise<string[]> {
  await settle(page);
  return linesOf(await axe(page).withRules(['color-contrast', 'link-in-text-block']).analyze());
}
