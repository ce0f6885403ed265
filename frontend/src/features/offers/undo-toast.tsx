import { useTranslation } from 'react-i18next';
import type { Hold } from '../../lib/use-timed-message.ts';
import { Toast } from '../../ui/toast.tsx';
import styles from './offers-panel.module.css';

type UndoToastProps = { title: string; hold: Hold; onUndo: () => void };

export const UndoToast = ({ title, hold, onUndo }: UndoToastProps) => {
  const { t } = useTranslation('offers');
  return (
    <Toast kind="ok" hold={hold}>
      <span>{t('deleted', { title })}</span>
      <button type="button" className={styles.undo} onClick={onUndo}>
        {t('undo')}
      </button>
    </Toast>
  );
};
