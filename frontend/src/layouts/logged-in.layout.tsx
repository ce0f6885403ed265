import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { ConnectionNews } from '../features/connections/connection-news.tsx';
import { NameDialog } from '../features/session/name-dialog.tsx';
import { UnreachableBanner } from '../features/session/unreachable-banner.tsx';
import { useSession } from '../features/session/use-session.ts';
import { TutorialButton } from '../features/tutorial/tutorial-button.tsx';
import { homePath, pages } from '../lib/paths.ts';
import { PageLoading } from '../ui/page-loading.tsx';
import { ToTop } from '../ui/to-top.tsx';
import styles from './logged-in.module.css';
import { LoggedInHeader } from './logged-in-header.tsx';
import { MessageNotice } from './logged-in-notice.tsx';
import { LoggedInSticky } from './logged-in-sticky.tsx';
import { SiteFooter } from './site-footer.tsx';
import { isTutorialWanted, TutorialContext } from './tutorial-switch.ts';

/** Frame around every page behind the sign-in, which it outlives; runs the session of the member it shows. */
export const LoggedInLayout = () => {
  const { t } = useTranslation('common');
  // home: the large wordmark and the notice. chat: a slim head, the footer only where there is room.
  const isChat = useMatch(pages.chatbox) !== null;
  const { self, isUnreachable } = useSession();
  const { state } = useLocation();
  const [hasTutorial, setHasTutorial] = useState(isTutorialWanted(state));
  const navigate = useNavigate();
  if (self === undefined) return <PageLoading />;
  return (
    <TutorialContext value={{ isOn: hasTutorial, toggle: () => setHasTutorial(!hasTutorial) }}>
      <a className="skip" href="#main">
        {t('skipToContent')}
      </a>
      <LoggedInSticky self={self} />
      <LoggedInHeader self={self} isSlim={isChat} />
      {isUnreachable && <UnreachableBanner />}
      <Outlet context={self} />
      <div className={isChat ? styles.roomyOnly : undefined}>
        <SiteFooter />
      </div>
      {!isChat && <MessageNotice selfId={self._id} />}
      <ConnectionNews self={self} />
      <ToTop />
      {hasTutorial && <TutorialButton onStart={() => navigate(homePath(self.role))} />}
      <NameDialog self={self} />
    </TutorialContext>
  );
};
