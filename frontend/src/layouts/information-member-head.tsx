import type { Self } from '../lib/api-types.ts';
import { LoggedInHeader } from './logged-in-header.tsx';
import { LoggedInSticky } from './logged-in-sticky.tsx';
import { TutorialAtHome } from './tutorial-at-home.tsx';

/** What a signed-in member sees above the information pages. */
export const InformationMemberHead = ({ self }: { self: Self }) => (
  <TutorialAtHome role={self.role}>
    <LoggedInSticky self={self} />
    <LoggedInHeader self={self} isSlim />
  </TutorialAtHome>
);
