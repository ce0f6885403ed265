import type { ReactNode } from 'react';
import type { MemberCard, Self } from '../../lib/api-types.ts';

/** What every tab of offers is given. */
export type OffersProps = {
  self: Self;
  onFailed: (error: unknown) => void;
  onApplied: (title: string) => void;
  /** The way to talk to a creator; the page knows how members stand to each other. */
  renderChat: (creator: MemberCard) => ReactNode;
};
