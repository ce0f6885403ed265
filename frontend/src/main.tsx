import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Providers } from './app/providers.tsx';
import { preloadPage, Router } from './app/router.tsx';
import { startI18n } from './lib/i18n.ts';
import { currentLanguage } from './lib/translation.ts';

const Alive = ({ tell }: { tell: () => void }) => {
  useEffect(tell, [tell]);
  return null;
};

/**
 * Renders the app, or takes over the landing page that the server has drawn. Resolves once it listens. React answers
 * presses from the moment it begins to take over, which `onTakeOver` is told.
 */
export async function startApp(place: HTMLElement, onTakeOver?: () => void): Promise<void> {
  await startI18n();
  await preloadPage(window.location.pathname);
  const alive = Promise.withResolvers<void>();
  const app = (
    <BrowserRouter>
      <Providers>
        <Router />
        <Alive tell={alive.resolve} />
      </Providers>
    </BrowserRouter>
  );
  // What was drawn must be what would be drawn here; taking it over piece by piece leaves room for a finger.
  if (place.dataset.drawn === currentLanguage()) {
    onTakeOver?.();
    startTransition(() => void hydrateRoot(place, app));
  } else createRoot(place).render(app);
  await alive.promise;
}
