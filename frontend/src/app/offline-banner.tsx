import { Hourglass, WifiOff } from 'lucide-react';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { slowWork } from '../lib/slow-work.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './offline-banner.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** What is wrong with the line: there is none, or it is slow. Everything that is shown stays. */
export const OfflineBanner = () => {
  const { t } = useTranslation('common');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isSlow = useSyncExternalStore(slowWork.subscribe, slowWork.isSlow, () => false);
  const place = useRef<HTMLDivElement>(null);
  useStripHeight(place);
  return (
    <div ref={place} className={styles.place} role="status">
      {(!isOnline || isSlow) && (
        <p className={styles.banner}>
          <Icon of={isOnline ? Hourglass : WifiOff} />
          {t(isOnline ? 'slow' : 'offline')}
        </p>
      )}
    </div>
  );
};

/** What floats at the lower edge stands above the strip, however high its words make it. */
function useStripHeight(place: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (place.current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--strip', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--strip');
    };
  }, [place]);
}
