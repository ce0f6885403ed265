import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../ui/empty.tsx';
import { Failed } from '../../ui/failed.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useContactsQuery } from './chat.api.ts';
import { ContactCard } from './contact-card.tsx';
import styles from './contact-list.module.css';
import { searchContacts } from './contacts-cache.ts';

type ContactListProps = {
  currentId: string | null;
  /** Of the search box. */
  query: string;
  onSearch: (query: string) => void;
  onChoose: (contactId: string) => void;
};

export const ContactList = ({ query, onSearch, ...list }: ContactListProps) => {
  const { t } = useTranslation('chat');
  const headingId = useId();
  return (
    <section className={styles.list} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 className="d3" id={headingId}>
          {t('chats')}
        </h2>
        <SearchField
          aria-label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={query}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <Contacts query={query} {...list} />
    </section>
  );
};

const Contacts = ({ query, currentId, onChoose }: Omit<ContactListProps, 'onSearch'>) => {
  const { t } = useTranslation('chat');
  const { data: contacts, error, isError, refetch } = useContactsQuery();
  if (contacts === undefined && isError) {
    return (
      <div className={styles.failed}>
        <Failed text={t('contactsFailed')} error={error} onRetry={refetch} />
      </div>
    );
  }
  if (contacts === undefined) return <LoadingContacts />;
  if (contacts.length === 0) {
    return <Empty drawing="connect" title={t('noContacts')} help={t('noContactsHelp')} />;
  }
  const found = searchContacts(contacts, query);
  if (found.length === 0) {
    return (
      <div role="status">
        <Empty drawing="connect" title={t('noMatch')} help={t('noMatchHelp')} />
      </div>
    );
  }
  return (
    <ul className={styles.scroll}>
      {found.map((contact) => (
        <li key={contact._id}>
          <ContactCard
            contact={contact}
            isCurrent={contact._id === currentId}
            onChoose={() => onChoose(contact._id)}
          />
        </li>
      ))}
    </ul>
  );
};

const LoadingContacts = () => {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.scroll} role="status">
      <span className="vh">{t('loadingContacts')}</span>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton className={styles.face} />
          <div className={styles.lines}>
            <Skeleton className={styles.nameLine} />
            <Skeleton className={styles.textLine} />
          </div>
        </div>
      ))}
    </div>
  );
};
