import { Hourglass, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
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
  return (
    <div className={styles.place} role="status">
      {(!isOnline || isSlow) && (
        <p className={styles.banner} data-strip>
          <Icon of={isOnline ? Hourglass : WifiOff} />
          {t(isOnline ? 'slow' : 'offline')}
        </p>
      )}
    </div>
  );
};
