import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { hasCode, isApiError } from '../lib/errors.ts';
import { signInPath } from '../lib/paths.ts';
import { useLoggedUserQuery } from '../lib/self.api.ts';
import { useToken } from '../lib/session-token.ts';
import { useErrorTexts } from '../lib/use-error-texts.ts';
import { whenSeenAfter } from '../lib/while-seen.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { PageLoading } from '../ui/page-loading.tsx';

const retrySeconds = 5;

const waitMsAfter = (error: unknown) =>
  ((isApiError(error) ? error.retryAfterSeconds : undefined) ?? retrySeconds) * 1_000;

/** Only signed-in members pass; an unreachable server does not sign anybody out. */
export const RequireSession = () => {
  const { t } = useTranslation('common');
  const errorTexts = useErrorTexts();
  const token = useToken();
  const { pathname, search } = useLocation();
  const { data: self, error, isFetching, refetch } = useLoggedUserQuery(undefined, { skip: token === null });

  useEffect(() => {
    if (error === undefined || isFetching) return;
    return whenSeenAfter(() => void refetch(), waitMsAfter(error));
  }, [error, isFetching, refetch]);

  if (token === null) return <Navigate to={signInPath(pathname + search)} replace />;
  if (self !== undefined) return <Outlet />;
  // Right after confirming an address the profile is on its way: a moment, not a failure.
  if (error === undefined || hasCode(error, 'profile-not-ready')) return <PageLoading />;
  return (
    <main className="wrap">
      <h1 className="vh">{t('errorTitle')}</h1>
      <Empty title={errorTexts(error).join(' ')}>
        <Button onClick={() => void refetch()} disabled={isFetching}>
          {t('retry')}
        </Button>
      </Empty>
    </main>
  );
};
