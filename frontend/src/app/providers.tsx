import { type ReactNode, Suspense } from 'react';
import { PageLoading } from '../ui/page-loading.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { OfflineBanner } from './offline-banner.tsx';

/** What stands around every screen, in the browser and when the landing page is drawn at build time. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <>
    <ErrorBoundary>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </ErrorBoundary>
    <OfflineBanner />
  </>
);
