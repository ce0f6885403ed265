import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NameDialog } from '../features/session/name-dialog.tsx';
import { UnreachableBanner } from '../features/session/unreachable-banner.tsx';
import { useSession } from '../features/session/use-session.ts';
import type { Self } from '../lib/api-types.ts';
import { PageLoading } from '../ui/page-loading.tsx';
import { ToTop } from '../ui/to-top.tsx';
import styles from './logged-in.module.css';
import { LoggedInHeader } from './logged-in-header.tsx';
import { MessageNotice } from './logged-in-notice.tsx';
import { LoggedInSticky } from './logged-in-sticky.tsx';
import { SiteFooter } from './site-footer.tsx';

type LoggedInLayoutProps = {
  /** home: the large wordmark and the notice. chat: a slim head, the footer only where there is room. */
  page: 'home' | 'chat';
  children: (self: Self) => ReactNode;
};

/** Frame of every page behind the sign-in; runs the session of the member it shows. */
export const LoggedInLayout = ({ page, children }: LoggedInLayoutProps) => {
  const { t } = useTranslation('common');
  const { self, isUnreachable } = useSession();
  if (self === undefined) return <PageLoading />;
  return (
    <>
      <a className="skip" href="#main">
        {t('skipToContent')}
      </a>
      <LoggedInSticky self={self} />
      <LoggedInHeader self={self} isSlim={page === 'chat'} />
      {isUnreachable && <UnreachableBanner />}
      {children(self)}
      <div className={page === 'chat' ? styles.roomyOnly : undefined}>
        <SiteFooter />
      </div>
      {page === 'home' && <MessageNotice selfId={self._id} />}
      <ToTop />
      <NameDialog self={self} />
    </>
  );
};
