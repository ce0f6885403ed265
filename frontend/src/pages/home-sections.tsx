import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useContactsQuery } from '../features/chat/chat.api.ts';
import { ConnectionControl } from '../features/connections/connection-control.tsx';
import { ConnectionsPanel } from '../features/connections/connections-panel.tsx';
import { PendingPanel } from '../features/connections/pending-panel.tsx';
import { useConnectionStep } from '../features/connections/use-connection-step.ts';
import { SearchingHub } from '../features/members/searching-hub.tsx';
import { TopFive } from '../features/members/top-five.tsx';
import { OffersPanel } from '../features/offers/offers-panel.tsx';
import { useSelf } from '../layouts/use-self.ts';
import type { Role, Self } from '../lib/api-types.ts';
import { chatPath } from '../lib/chat-path.ts';
import { homePath } from '../lib/paths.ts';
import { usePage } from '../lib/use-page.ts';
import { useTimedMessage } from '../lib/use-timed-message.ts';
import { Toast } from '../ui/toast.tsx';
import styles from './home.module.css';
import { OfferChat } from './offer-chat.tsx';

const failedToastMs = 5_000;

/** What both homes show; they differ in the ink of the head and in whose top five comes first. */
export const HomeSections = ({ of: role }: { of: Role }) => {
  const self = useSelf();
  const { search, hash } = useLocation();
  if (self.role !== role) return <Navigate to={`${homePath(self.role)}${search}${hash}`} replace />;
  return <Home self={self} />;
};

const Home = ({ self }: { self: Self }) => {
  const { t } = useTranslation('home');
  usePage(t('title'));
  const failure = useTimedMessage<string>(failedToastMs);
  const takeStep = useConnectionStep(self._id, failure.show);
  const onlineIds = useOnlineIds();
  return (
    <main id="main">
      <h1 className="vh">{t('title')}</h1>
      <div className={`wrap ${styles.home}`}>
        <SearchingHub
          renderConnection={(member) => <ConnectionControl self={self} member={member} takeStep={takeStep} />}
        />
        <TopFive startsWith={self.role} />
      </div>
      <div className={styles.circle} id="connections">
        <div className={`wrap ${styles.panels}`}>
          <ConnectionsPanel self={self} takeStep={takeStep} onlineIds={onlineIds} chatPathOf={chatPath} />
          <PendingPanel self={self} takeStep={takeStep} />
        </div>
      </div>
      <div className={`wrap ${styles.home}`}>
        <OffersPanel
          self={self}
          onFailed={failure.show}
          renderChat={(creator) => <OfferChat self={self} creator={creator} takeStep={takeStep} />}
        />
      </div>
      {failure.value !== null && (
        <Toast kind="bad" hold={failure.hold}>
          {failure.value}
        </Toast>
      )}
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
