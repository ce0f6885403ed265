import { useTranslation } from 'react-i18next';
import type { ContactCard as Contact } from '../../lib/api-types.ts';
import { useMemberName } from '../../lib/member-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { UnreadBadge } from '../../ui/unread-badge.tsx';
import styles from './contact-list.module.css';
import { previewOf } from './preview.ts';

type ContactCardProps = { contact: Contact; isCurrent: boolean; onChoose: () => void };

export const ContactCard = ({ contact, isCurrent, onChoose }: ContactCardProps) => {
  const { t } = useTranslation('chat');
  const nameOf = useMemberName();
  const { lastMessage, unreadCount } = contact;
  const lastText = lastMessage?.message || (lastMessage?.file ? t('attachment') : '');
  return (
    <button
      type="button"
      className={styles.card}
      data-role={contact.role}
      data-unread={unreadCount > 0 || undefined}
      aria-current={isCurrent || undefined}
      onClick={onChoose}
    >
      <Avatar member={contact} isOnline={contact.isOnline} className={styles.avatar} />
      <span className={styles.text}>
        <b>
          {nameOf(contact)}
          {contact.isOnline && <span className="vh">, {t('online')}</span>}
        </b>
        {lastMessage && (
          <span className={styles.preview}>
            {t('lastMessage')} {previewOf(lastText)}
          </span>
        )}
      </span>
      <UnreadBadge count={unreadCount} />
    </button>
  );
};
