import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { preloadPage, Router } from './app/router.tsx';
import { createStore } from './app/store.ts';
import { startI18n } from './lib/i18n.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no #root to render into');

await startI18n();
await preloadPage(window.location.pathname);
createRoot(place).render(
  <Providers store={createStore()}>
    <Router />
  </Providers>,
);
