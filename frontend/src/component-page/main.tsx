import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadTexts, startI18n } from '../lib/i18n.ts';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { BothThemes } from './both-themes.tsx';
import { forceStates } from './force-states.ts';
import { Sheet } from './sheet.tsx';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no #root to render into');

const theme = new URLSearchParams(window.location.search).get('theme');
await startI18n();
await loadTexts(['session']);
if (theme !== null) document.documentElement.dataset.theme = theme;
createRoot(place).render(
  theme === null ? (
    <BothThemes />
  ) : (
    <BrowserRouter>
      <Sheet />
    </BrowserRouter>
  ),
);
if (theme !== null) requestAnimationFrame(() => forceStates(document));
