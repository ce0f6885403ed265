import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { ProfileLoading } from '../features/profile/profile-loading.tsx';
import { useViewer } from '../layouts/use-viewer.ts';
import type { Role } from '../lib/api-types.ts';
import { isApiError } from '../lib/errors.ts';
import { focusHeading } from '../lib/focus-heading.ts';
import { useMemberName } from '../lib/member-name.ts';
import { profilePath } from '../lib/paths.ts';
import { useProfileQuery } from '../lib/profile.api.ts';
import { useErrorTexts } from '../lib/use-error-texts.ts';
import { useKeepFocus } from '../lib/use-keep-focus.ts';
import { usePage } from '../lib/use-page.ts';
import { Failed } from '../ui/failed.tsx';
import styles from './profile.module.css';
import { ProfileNotFound } from './profile-not-found.tsx';
import { ProfileView } from './profile-view.tsx';

/** What both profiles show; the address of the other variant leads to the right one. */
export const ProfileSections = ({ of: role }: { of: Role }) => {
  const { userId = '' } = useParams();
  // Another member is another page, also where the address has the same form.
  return <ProfileOf key={userId} userId={userId} role={role} />;
};

const ProfileOf = ({ userId, role }: { userId: string; role: Role }) => {
  const { t } = useTranslation('profile');
  const { search, hash } = useLocation();
  const nameOf = useMemberName();
  const errorTexts = useErrorTexts();
  const self = useViewer();
  const { data: profile, error, isFetching, refetch } = useProfileQuery(userId);
  const status = isApiError(error) ? error.status : undefined;
  const isNobody = status === 404 || status === 400;
  const failedTitle = t(isNobody ? 'notFoundTitle' : 'failedTitle');
  const isLoading = profile === undefined && (error === undefined || isFetching);
  usePage(profile ? nameOf(profile) : isLoading ? t('loading') : failedTitle);
  // The heading that says "loading" goes with the loading; whoever stood on it stands on the next one.
  const keepFocus = useKeepFocus(focusHeading, isLoading);

  // The session of an old token has just been ended; a visitor may look too.
  useEffect(() => {
    if (status === 401) void refetch();
  }, [status, refetch]);

  if (profile !== undefined && profile.role !== role) {
    return <Navigate to={`${profilePath(profile)}${search}${hash}`} replace />;
  }
  return (
    <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} {...keepFocus}>
      {profile !== undefined && <ProfileView profile={profile} self={self} />}
      {isLoading && <ProfileLoading />}
      {!profile && !isLoading && isNobody && <ProfileNotFound />}
      {!profile && !isLoading && !isNobody && (
        <div className={`wrap ${styles.alone}`}>
          <h1 className="d2">{t('failedTitle')}</h1>
          <Failed text={[t('failed'), ...errorTexts(error)].join(' ')} onRetry={refetch} />
        </div>
      )}
    </main>
  );
};
