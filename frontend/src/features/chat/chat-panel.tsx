import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContactCard, Self } from '../../lib/api-types.ts';
import { useMemberName } from '../../lib/member-name.ts';
import { profilePath } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import styles from './chat-panel.module.css';
import { Composer } from './composer.tsx';
import { draftTo } from './drafts.ts';
import { MessageLog } from './message-log.tsx';
import { ReadOnlyNote } from './read-only-note.tsx';
import { useOutbox } from './use-outbox.ts';
import { useReadClearing } from './use-read-clearing.ts';

type ChatPanelProps = { self: Self; contact: ContactCard; onBack: () => void };

export const ChatPanel = ({ self, contact, onBack }: ChatPanelProps) => {
  const { t } = useTranslation('chat');
  const name = useMemberName()(contact);
  const { pending, outbox } = useOutbox(self._id, contact._id);
  useReadClearing(contact._id, self._id, contact.unreadCount);
  return (
    <section className={styles.panel} aria-label={t('conversation')}>
      <header className={styles.head}>
        <RoundButton look="plain" className={styles.back} aria-label={t('back')} onClick={onBack}>
          <Icon of={ArrowLeft} />
        </RoundButton>
        <Avatar member={contact} isOnline={contact.isOnline} className={styles.avatar} />
        <h2 className="d4">
          <Link to={profilePath(contact)}>{name}</Link>
          {contact.isOnline && <span className="vh">, {t('online')}</span>}
        </h2>
      </header>
      <MessageLog self={self} contact={contact} pending={pending} outbox={outbox} />
      {contact.canWrite ? (
        <Composer
          draft={draftTo(self._id, contact._id)}
          onSend={(text, file) => void outbox.write(contact._id, text, file)}
        />
      ) : (
        <ReadOnlyNote name={name} />
      )}
    </section>
  );
};
