import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadTexts } from '../lib/i18n.ts';
import { slowWork } from '../lib/slow-work.ts';
import type { Area } from '../texts/areas.ts';

export type LazyPage = ComponentType & { preload(): Promise<unknown> };

/**
 * A page loaded late, together with its texts, so that both arrive in one step. Once preloaded it is shown at
 * once: React holds back what follows a loading sign for 300 ms.
 */
export const lazyPage = (load: () => Promise<ComponentType>, areas: readonly Area[]): LazyPage => {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => {
    const [page] = await slowWork.watch(Promise.all([load(), loadTexts(areas)]));
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
