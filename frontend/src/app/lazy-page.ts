import { type ComponentType, lazy } from 'react';
import { loadTexts } from '../lib/i18n.ts';
import type { Area } from '../texts/areas.ts';

/** A page loaded late, together with its texts, so that both arrive in one step. */
export const lazyPage = (load: () => Promise<ComponentType>, areas: readonly Area[]) =>
  lazy(async () => {
    const [page] = await Promise.all([load(), loadTexts(areas)]);
    return { default: page };
  });
