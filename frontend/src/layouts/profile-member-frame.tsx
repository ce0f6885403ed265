import { ConnectionNews } from '../features/connections/connection-news.tsx';
import { NameDialog } from '../features/session/name-dialog.tsx';
import { UnreachableBanner } from '../features/session/unreachable-banner.tsx';
import { useSession } from '../features/session/use-session.ts';
import type { Self } from '../lib/api-types.ts';
import { LoggedInHeader } from './logged-in-header.tsx';
import { MessageNotice } from './logged-in-notice.tsx';
import { LoggedInSticky } from './logged-in-sticky.tsx';
import { TutorialAtHome } from './tutorial-at-home.tsx';

/** What a signed-in member has around a profile; runs their session while they look. */
export const ProfileMemberFrame = ({ self }: { self: Self }) => {
  const { isUnreachable } = useSession();
  return (
    <TutorialAtHome role={self.role}>
      <LoggedInSticky self={self} />
      <LoggedInHeader self={self} isSlim />
      {isUnreachable && <UnreachableBanner />}
      <MessageNotice selfId={self._id} />
      <ConnectionNews self={self} />
      <NameDialog self={self} />
    </TutorialAtHome>
  );
};
