import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserStore, storageKeys } from '../../lib/storage.ts';
import styles from './tour.module.css';
import { Tour } from './tour.tsx';

/** The floating button, and the tour it starts; the tour may be taken again at any time. */
export const TutorialButton = ({ onStart }: { onStart: () => void }) => {
  const { t } = useTranslation('tutorial');
  const [isRunning, setIsRunning] = useState(false);
  const start = () => {
    onStart();
    setIsRunning(true);
  };
  const end = () => {
    browserStore().setItem(storageKeys.tourCompleted, 'true');
    setIsRunning(false);
  };
  return (
    <>
      <button type="button" className={styles.start} onClick={start}>
        {t('start')}
      </button>
      {isRunning && <Tour onEnd={end} />}
    </>
  );
};
