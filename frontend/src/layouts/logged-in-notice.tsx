import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useClearNotificationsMutation } from '../features/chat/chat.api.ts';
import { useUnread } from '../features/chat/use-unread.ts';
import { formatUnread } from '../lib/format.ts';
import { pages } from '../lib/paths.ts';
import styles from './logged-in-notice.module.css';

/** "You have new message(s)"; following it clears the notifications. */
export const MessageNotice = ({ selfId }: { selfId: string }) => {
  const { t } = useTranslation('session');
  const unread = useUnread(selfId);
  const [clear] = useClearNotificationsMutation();
  return (
    <div className={styles.place} role="status">
      {unread > 0 && (
        <Link
          className={styles.notice}
          to={pages.chatbox}
          onClick={() => void clear({ userId: selfId, selfId })}
        >
          <span className={styles.count} aria-hidden="true">
            {formatUnread(unread)}
          </span>
          {t('notice')}
        </Link>
      )}
    </div>
  );
};
