import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import styles from './failed.module.css';
import { Icon } from './icon.tsx';
import { MessageBox } from './message-box.tsx';

/** A list that could not be loaded: what happened, and the way to try again. */
export const Failed = ({ text, onRetry }: { text: string; onRetry: () => unknown }) => {
  const { t } = useTranslation('common');
  return (
    <div className={styles.failed} role="alert">
      <MessageBox kind="bad">{text}</MessageBox>
      <Button look="line" size="sm" onClick={() => onRetry()}>
        <Icon of={RotateCw} />
        {t('retry')}
      </Button>
    </div>
  );
};
