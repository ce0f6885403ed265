import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loadTexts } from '../lib/i18n.ts';
import { signInPath } from '../lib/paths.ts';
import { useLoggedUserQuery } from '../lib/self.api.ts';
import { useToken } from '../lib/session-token.ts';
import { ToTop } from '../ui/to-top.tsx';
import styles from './profile-layout.module.css';
import { PublicHead } from './public-head.tsx';
import { SiteFooter } from './site-footer.tsx';

const MemberFrame = lazy(async () => {
  const [frame] = await Promise.all([
    import('./profile-member-frame.tsx'),
    loadTexts(['session', 'chat', 'connections', 'offers']),
  ]);
  return { default: frame.ProfileMemberFrame };
});

/** Profiles are open to everybody: members see them in their own frame, visitors in the public one. */
export const ProfileLayout = () => {
  const { t } = useTranslation(['profile', 'common']);
  const { pathname, search } = useLocation();
  const token = useToken();
  const { data: self, isError } = useLoggedUserQuery(undefined, { skip: token === null });
  const wasMember = useRef(false);
  if (token !== null && self !== undefined) wasMember.current = true;
  // Whoever was at work is led back here once signed in again.
  if (token === null && wasMember.current) return <Navigate to={signInPath(pathname + search)} replace />;

  const isMember = token !== null && self !== undefined;
  const isComing = token !== null && self === undefined && !isError;
  return (
    <>
      <a className="skip" href="#main">
        {t('common:skipToContent')}
      </a>
      {isMember && (
        <Suspense fallback={<div className={styles.coming} />}>
          <MemberFrame self={self} />
        </Suspense>
      )}
      {isComing && <div className={styles.coming} />}
      {!isMember && !isComing && <PublicHead label={t('navigation')} stickyLabel={t('stickyNavigation')} />}
      <Outlet context={self} />
      <SiteFooter />
      <ToTop />
    </>
  );
};
