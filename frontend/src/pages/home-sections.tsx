import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useContactsQuery } from '../features/chat/chat.api.ts';
import { ConnectionControl } from '../features/connections/connection-control.tsx';
import { ConnectionsPanel } from '../features/connections/connections-panel.tsx';
import { PendingPanel } from '../features/connections/pending-panel.tsx';
import { useConnectionStep } from '../features/connections/use-connection-step.ts';
import { SearchingHub } from '../features/members/searching-hub.tsx';
import { TopFive } from '../features/members/top-five.tsx';
import type { Role, Self } from '../lib/api-types.ts';
import { chatPath } from '../lib/chat-path.ts';
import { usePage } from '../lib/use-page.ts';
import { useTimedMessage } from '../lib/use-timed-message.ts';
import { Toast } from '../ui/toast.tsx';
import styles from './home.module.css';

const failedToastMs = 5_000;

/** What both homes show; they differ in the ink of the head and in whose top five comes first. */
export const HomeSections = ({ self, topFive }: { self: Self; topFive: Role }) => {
  const { t } = useTranslation(['home', 'connections']);
  usePage(t('title'));
  const toast = useTimedMessage<'failed'>(failedToastMs);
  const { show } = toast;
  const onFailed = useMemo(() => () => show('failed'), [show]);
  const takeStep = useConnectionStep(self._id, onFailed);
  const onlineIds = useOnlineIds();
  return (
    <main id="main">
      <h1 className="vh">{t('title')}</h1>
      <div className={`wrap ${styles.home}`}>
        <SearchingHub
          renderConnection={(member) => <ConnectionControl self={self} member={member} takeStep={takeStep} />}
        />
        <TopFive startsWith={topFive} />
      </div>
      <div className={styles.circle} id="connections">
        <div className={`wrap ${styles.panels}`}>
          <ConnectionsPanel self={self} takeStep={takeStep} onlineIds={onlineIds} chatPathOf={chatPath} />
          <PendingPanel self={self} takeStep={takeStep} />
        </div>
      </div>
      {toast.value && <Toast kind="bad">{t('connections:failed')}</Toast>}
    </main>
  );
};

function useOnlineIds(): ReadonlySet<string> {
  const { data: contacts } = useContactsQuery();
  return useMemo(
    () => new Set(contacts?.filter((contact) => contact.isOnline).map((contact) => contact._id)),
    [contacts],
  );
}
