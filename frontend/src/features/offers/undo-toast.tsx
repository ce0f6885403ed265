import { useTranslation } from 'react-i18next';
import { Toast } from '../../ui/toast.tsx';
import styles from './offers-panel.module.css';
import type { DeferredDeletion } from './use-deferred-deletion.ts';

export const UndoToast = ({ deletion, title }: { deletion: DeferredDeletion; title: string }) => {
  const { t } = useTranslation('offers');
  return (
    <Toast kind="ok" hold={deletion.hold}>
      <span>{t('deleted', { title })}</span>
      <button type="button" className={styles.undo} onClick={deletion.undo}>
        {t('undo')}
      </button>
    </Toast>
  );
};
