import { AppError } from '@kindred/chassis/errors/app-error';
import type { Logger } from 'pino';
import { MAX_UNREAD } from '../domain/conversation.ts';
import type { ConversationsStore } from '../store/conversations.store.ts';
import type { MessagesStore } from '../store/messages.store.ts';
import { createJoinNext } from './join-next.ts';

const MAX_TRIES = 20;

export type RefreshThread = (conversationId: string) => Promise<void>;

/**
 * Writes into a conversation what lists of contacts show of it: its last message, and what is unread on either
 * side. Always looked up anew and never counted up, so that a repeat changes nothing; written only if nobody else
 * did in between, so that an older look never covers a newer one.
 * @throws AppError unavailable `too-busy` after too many misses
 */
export function createRefreshThread(
  conversations: Pick<ConversationsStore, 'get' | 'makeBlank' | 'recordThread'>,
  messages: Pick<MessagesStore, 'last' | 'lastReadable' | 'countUnread'>,
): RefreshThread {
  const newestOf = async (conversationId: string) =>
    (await messages.lastReadable(conversationId)) ?? (await messages.last(conversationId));

  const refresh = async (conversationId: string): Promise<void> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const conversation = await conversations.get(conversationId);
      if (!conversation) {
        await conversations.makeBlank(conversationId);
        continue;
      }
      const [one, other] = conversation.members;
      const [newest, ofOne, ofOther] = await Promise.all([
        newestOf(conversationId),
        messages.countUnread(one, other, MAX_UNREAD),
        messages.countUnread(other, one, MAX_UNREAD),
      ]);
      const unread = { [one]: ofOne, [other]: ofOther };
      if (await conversations.recordThread(conversation, newest, unread)) return;
    }
    throw new AppError('unavailable', 'too-busy', 1);
  };
  // Many messages at once are looked at together, and one process never competes with itself.
  return createJoinNext(refresh);
}

/** For right after a change whose event does the same again: a failure here is nobody's error. */
export function refreshAtOnce(refresh: RefreshThread, logger: Logger): RefreshThread {
  return (conversationId) =>
    refresh(conversationId).catch((error) => logger.warn({ err: error }, 'thread not refreshed at once'));
}
