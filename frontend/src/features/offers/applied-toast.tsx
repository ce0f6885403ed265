import { useTranslation } from 'react-i18next';
import type { Hold } from '../../lib/use-timed-message.ts';
import { Toast } from '../../ui/toast.tsx';
import styles from './offers-panel.module.css';

type AppliedToastProps = { title: string; hold: Hold; onShow: () => void };

/** The offer has left the list for the tab of those one applied to: says so, and leads there. */
export const AppliedToast = ({ title, hold, onShow }: AppliedToastProps) => {
  const { t } = useTranslation('offers');
  return (
    <Toast kind="ok" hold={hold}>
      <span>{t('appliedTo', { title })}</span>
      <button type="button" className={styles.undo} onClick={onShow}>
        {t('showApplied')}
      </button>
    </Toast>
  );
};
