import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWaitText } from '../lib/use-error-texts.ts';
import { Button } from './button.tsx';
import styles from './failed.module.css';
import { Icon } from './icon.tsx';
import { MessageBox } from './message-box.tsx';

type FailedProps = {
  text: string;
  /** Of the call; where the server has said how long to wait, it is told. */
  error?: unknown;
  onRetry: () => unknown;
};

/** A list that could not be loaded: what happened, and the way to try again. */
export const Failed = ({ text, error, onRetry }: FailedProps) => {
  const { t } = useTranslation('common');
  const wait = useWaitText()(error);
  return (
    <div className={styles.failed} role="alert">
      <MessageBox kind="bad">{wait === null ? text : `${text} ${wait}`}</MessageBox>
      <Button look="line" size="sm" onClick={() => onRetry()}>
        <Icon of={RotateCw} />
        {t('retry')}
      </Button>
    </div>
  );
};
