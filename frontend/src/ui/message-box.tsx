import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';
import type { Hold } from '../lib/use-timed-message.ts';
import { Icon } from './icon.tsx';
import styles from './message-box.module.css';

type MessageBoxProps = { kind: 'bad' | 'ok' | 'warn'; children: ReactNode; className?: string | undefined };

export const MessageBox = ({ kind, children, className }: MessageBoxProps) => (
  <p className={classNames(styles.box, styles[kind], className)}>
    <Icon of={kind === 'ok' ? CircleCheck : CircleAlert} />
    <span>{children}</span>
  </p>
);

type ErrorBoxesProps = {
  messages: readonly string[];
  /** Handlers that stop the clock of a timed list. */
  hold?: Hold;
};

/** The stack of server errors on top of a form. The region stays in place so that it is announced. */
export const ErrorBoxes = ({ messages, hold }: ErrorBoxesProps) => {
  const { t } = useTranslation('common');
  return (
    <div className={`live ${styles.stack}`} role="alert" {...hold}>
      {messages.map((message) => (
        <MessageBox key={message} kind="bad">
          <b>{t('errorLead')}</b>
          {message}
        </MessageBox>
      ))}
    </div>
  );
};
