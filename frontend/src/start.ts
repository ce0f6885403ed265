import { holdTouches } from './hold-touches.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const firstTouches = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

/** When everything the drawn page shows has come, or at the first touch if that is earlier. */
const untilSeen = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') return resolve();
    const done = () => {
      window.removeEventListener('load', done);
      for (const touch of firstTouches) window.removeEventListener(touch, done, true);
      resolve();
    };
    window.addEventListener('load', done);
    for (const touch of firstTouches) window.addEventListener(touch, done, { capture: true, passive: true });
  });

/** Not awaited by this module: the app's own modules import what stands in the same file. */
async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (place === null) throw new Error('The page has no #root to render into');
  const isDrawn = place.dataset.drawn !== undefined;
  const held = isDrawn ? holdTouches() : undefined;
  // A page that is there already is not held up by the scripts that bring it to life.
  if (isDrawn) await untilSeen();
  const { startApp } = await import('./main.tsx');
  await startApp(place, held?.leavePresses);
  delete place.dataset.drawn;
  await held?.release();
}

void start();
