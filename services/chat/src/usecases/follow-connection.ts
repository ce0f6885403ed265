import type { ConnectionState, LiveAnnouncer } from '../domain/live-announcer.ts';
import { type MemberCard, memberCardOf } from '../domain/member-card.ts';
import type { CardsStore } from '../store/cards.store.ts';
import type { ConversationsStore } from '../store/conversations.store.ts';

export interface ConnectionStep {
  pairId: string;
  /** Who asked or acted first, and the other one. */
  first: string;
  second: string;
  /** How the step looks from the first member's side and from the second's. */
  stateOfFirst: ConnectionState;
  stateOfSecond: ConnectionState;
  version: number;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Records a step of a connection once and tells both members; an older or repeated step tells nobody. */
export function createFollowConnection(
  conversations: Pick<ConversationsStore, 'recordConnection'>,
  cards: Pick<CardsStore, 'getMany'>,
  live: LiveAnnouncer,
) {
  /** Answers the cards of both, or undefined when the step was known already. */
  return async (
    step: ConnectionStep,
  ): Promise<{ cardOfFirst: MemberCard; cardOfSecond: MemberCard } | undefined> => {
    const { pairId, first, second, version, at } = step;
    const isOpen = step.stateOfFirst === 'connected';
    if (!(await conversations.recordConnection({ pairId, isOpen, version, at }))) return undefined;
    const known = await cards.getMany([first, second]);
    const cardOfFirst = memberCardOf(first, known.get(first));
    const cardOfSecond = memberCardOf(second, known.get(second));
    live.connectionChanged(first, { userId: second, state: step.stateOfFirst, version, user: cardOfSecond });
    live.connectionChanged(second, { userId: first, state: step.stateOfSecond, version, user: cardOfFirst });
    return { cardOfFirst, cardOfSecond };
  };
}
export type FollowConnection = ReturnType<typeof createFollowConnection>;
