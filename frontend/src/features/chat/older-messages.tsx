import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Loader } from '../../ui/loader.tsx';
import styles from './chat-panel.module.css';

type OlderMessagesProps = { isLoading: boolean; hasFailed: boolean; onLoad: () => void };

/** On top of a long conversation; scrolling there loads by itself, the button serves everybody else. */
export const OlderMessages = ({ isLoading, hasFailed, onLoad }: OlderMessagesProps) => {
  const { t } = useTranslation(['chat', 'common']);
  return (
    <div className={styles.older}>
      {hasFailed && <p role="alert">{t('olderFailed')}</p>}
      <Button
        look="quiet"
        size="sm"
        aria-disabled={isLoading || undefined}
        onClick={() => !isLoading && onLoad()}
      >
        {isLoading && <Loader />}
        {isLoading ? t('loadingOlder') : hasFailed ? t('common:retry') : t('older')}
      </Button>
    </div>
  );
};
