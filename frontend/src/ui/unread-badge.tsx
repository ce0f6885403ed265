import { useTranslation } from 'react-i18next';
import { formatUnread } from '../lib/format.ts';
import styles from './unread-badge.module.css';

/** How many messages are unread; nothing at all when there are none. */
export const UnreadBadge = ({ count }: { count: number }) => {
  const { t } = useTranslation('session');
  if (count === 0) return null;
  const label = formatUnread(count);
  return (
    <span>
      <span className={styles.badge} aria-hidden="true">
        {label}
      </span>
      <span className="vh"> {t('unread', { label })}</span>
    </span>
  );
};
