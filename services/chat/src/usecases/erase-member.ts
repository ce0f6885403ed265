import { otherOf } from '../domain/conversation.ts';
import type { LiveAnnouncer } from '../domain/live-announcer.ts';
import { erasedCard } from '../domain/member-card.ts';
import type { ViewMessage } from '../domain/message.ts';
import type { CardsStore } from '../store/cards.store.ts';
import type { ConversationsStore } from '../store/conversations.store.ts';
import type { MessagesStore } from '../store/messages.store.ts';
import type { EmptyMessage } from './empty-message.ts';

const PAGE = 100;

/**
 * Closes the conversations of a member and makes empty shells of what they wrote, page by page. What others wrote
 * to them stays theirs.
 */
export function createEraseMember(
  messages: Pick<MessagesStore, 'sentBy'>,
  conversations: Pick<ConversationsStore, 'openOf' | 'close'>,
  cards: Pick<CardsStore, 'replaceIfNewer'>,
  empty: EmptyMessage,
  live: LiveAnnouncer,
  view: ViewMessage,
) {
  const closeAll = async (userId: string): Promise<void> => {
    for (;;) {
      const page = await conversations.openOf(userId, PAGE);
      for (const { _id } of page) await conversations.close(_id);
      if (page.length > 0) {
        live.contactsChanged([userId, ...page.map(({ members }) => otherOf(members, userId))]);
      }
      if (page.length < PAGE) return;
    }
  };

  const emptyAll = async (userId: string): Promise<void> => {
    for (;;) {
      const page = await messages.sentBy(userId, PAGE);
      for (const message of page) await empty(message, (shell) => live.messageDeleted(view(shell)));
      if (page.length < PAGE) return;
    }
  };

  return async (userId: string): Promise<void> => {
    await cards.replaceIfNewer(erasedCard(userId));
    await closeAll(userId);
    await emptyAll(userId);
  };
}
