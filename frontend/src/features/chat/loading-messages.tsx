import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './loading-messages.module.css';
import bubble from './message-bubble.module.css';

const shapes = [
  { id: 'a', isOwn: false, size: styles.long },
  { id: 'b', isOwn: true, size: styles.short },
  { id: 'c', isOwn: false, size: styles.short },
  { id: 'd', isOwn: true, size: styles.long },
];

export const LoadingMessages = () => {
  const { t } = useTranslation('chat');
  return (
    <>
      <p className="vh">{t('loadingMessages')}</p>
      {shapes.map(({ id, isOwn, size }) => (
        <div key={id} className={classNames(bubble.message, styles.place, isOwn && bubble.own)}>
          <Skeleton className={classNames(styles.bubble, size)} />
        </div>
      ))}
    </>
  );
};
