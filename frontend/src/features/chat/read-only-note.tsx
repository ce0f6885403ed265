import { useTranslation } from 'react-i18next';
import styles from './composer.module.css';

/** Stands where the composer was: the connection has ended, the history stays. */
export const ReadOnlyNote = ({ name }: { name: string }) => {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.footer} role="status">
      <p className={styles.closed}>{t('readOnly', { name })}</p>
    </div>
  );
};
