import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../lib/api-types.ts';
import { classNames } from '../../lib/class-names.ts';
import { chatTime } from './chat-time.ts';
import styles from './message-bubble.module.css';

type BubbleProps = {
  text: string;
  role: Role;
  /** Who says it, for those who do not see the colour and the side. */
  speaker: string;
  isOwn: boolean;
  state?: 'waiting' | 'sending' | 'failed';
  /** Stands above the text, in the same bubble. */
  attachment?: ReactNode;
  /** Beside the bubble: what the writer can do with it. */
  menu?: ReactNode;
  children: ReactNode;
};

/** One message in the ink of its writer; what stands below it comes as children. */
export const MessageBubble = ({
  text,
  role,
  speaker,
  isOwn,
  state,
  attachment,
  menu,
  children,
}: BubbleProps) => (
  <div className={classNames(styles.message, isOwn && styles.own)} data-role={role} data-state={state}>
    <div className={styles.row}>
      {menu}
      <div className={classNames(styles.bubble, attachment !== undefined && styles.withFile)}>
        <span className="vh">{speaker} </span>
        {attachment}
        {text !== '' && <p>{text}</p>}
      </div>
    </div>
    <div className={styles.meta}>{children}</div>
  </div>
);

export const MessageTime = ({ iso, now, isEdited }: { iso: string; now: Date; isEdited: boolean }) => {
  const { t, i18n } = useTranslation('chat');
  const words = {
    today: t('time.today'),
    yesterday: t('time.yesterday'),
    weekday: t('time.weekday'),
    date: t('time.date'),
  };
  return (
    <>
      <time dateTime={iso}>{chatTime(iso, now, i18n.language, words)}</time>
      {isEdited && <span>{t('edited')}</span>}
    </>
  );
};
