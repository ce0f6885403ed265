import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import type { Role } from '../lib/api-types.ts';
import { homePath, signInPath } from '../lib/paths.ts';
import { useLoggedUserQuery } from '../lib/self.api.ts';
import { useToken } from '../lib/session-token.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { PageLoading } from '../ui/page-loading.tsx';

const retryMs = 5_000;

type RequireSessionProps = {
  /** The role this home belongs to; the other role is led to its own. */
  homeOf?: Role;
  children: ReactNode;
};

/** Only signed-in members pass; an unreachable server does not sign anybody out. */
export const RequireSession = ({ homeOf, children }: RequireSessionProps) => {
  const { t } = useTranslation('common');
  const token = useToken();
  const { pathname, search } = useLocation();
  const { data: self, error, isFetching, refetch } = useLoggedUserQuery(undefined, { skip: token === null });

  useEffect(() => {
    if (error === undefined || isFetching) return;
    const timer = setTimeout(() => void refetch(), retryMs);
    return () => clearTimeout(timer);
  }, [error, isFetching, refetch]);

  if (token === null) return <Navigate to={signInPath(pathname + search)} replace />;
  if (self !== undefined) {
    const isWrongHome = homeOf !== undefined && self.role !== homeOf;
    return isWrongHome ? <Navigate to={homePath(self.role)} replace /> : children;
  }
  if (error === undefined) return <PageLoading />;
  return (
    <main className="wrap">
      <h1 className="vh">{t('errorTitle')}</h1>
      <Empty title={t('unreachable')}>
        <Button onClick={() => void refetch()} disabled={isFetching}>
          {t('retry')}
        </Button>
      </Empty>
    </main>
  );
};
