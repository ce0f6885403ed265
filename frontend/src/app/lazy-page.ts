import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadTexts } from '../lib/i18n.ts';
import { slowWork } from '../lib/slow-work.ts';
import type { Area } from '../texts/areas.ts';

const retryAfterMs = [500, 2_000];

/** A phone that changes from one network to the other loses what is under way: that alone breaks no page. */
async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (const waitMs of retryAfterMs) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return load();
}

export type LazyPage = ComponentType & { preload(): Promise<unknown> };

/**
 * A page loaded late, together with its texts, so that both arrive in one step. Once preloaded it is shown at
 * once: React holds back what follows a loading sign for 300 ms.
 */
export const lazyPage = (load: () => Promise<ComponentType>, areas: readonly Area[]): LazyPage => {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => {
    const [page] = await slowWork.watch(persistently(() => Promise.all([load(), loadTexts(areas)])));
    loaded = page;
    return { default: page };
  };
  const Late = lazy(fetchPage);
  const Page = () => {
    // Chosen once: a page that turned from one component into another would lose its state.
    const [Shown] = useState<ComponentType>(() => loaded ?? Late);
    return createElement(Shown);
  };
  return Object.assign(Page, { preload: fetchPage });
};
