import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Providers } from './app/providers.tsx';
import { preloadPage, Router } from './app/router.tsx';
import { type Language, startTexts } from './lib/i18n.ts';
import { pages } from './lib/paths.ts';

/** The landing page as it is before anything has been fetched, for the build to put into the HTML. */
export async function drawLanding(language: Language): Promise<string> {
  await startTexts(language);
  await preloadPage(pages.landing);
  return renderToString(
    <StaticRouter location={pages.landing}>
      <Providers>
        <Router />
      </Providers>
    </StaticRouter>,
  );
}
