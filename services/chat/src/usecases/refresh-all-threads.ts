import type { Documents } from '@kindred/chassis/ports/documents';
import type { Message } from '../domain/message.ts';
import { messagesSpec } from '../store/messages.indexes.ts';
import type { RefreshThread } from './refresh-thread.ts';

/** Looks up last message and unread messages of every conversation anew, from its messages. Answers how many. */
export function createRefreshAllThreads(documents: Documents, refresh: RefreshThread) {
  const messages = documents.collection<Message>(messagesSpec.name);
  return async (): Promise<number> => {
    let refreshed = 0;
    for (let after = ''; ; refreshed += 1) {
      // The next conversation of all: one step in the index by conversation and place.
      const next = await messages.findOne(
        { conversationId: { $gt: after } },
        { sort: { conversationId: 1, sequence: 1 } },
      );
      if (!next) return refreshed;
      await refresh(next.conversationId);
      after = next.conversationId;
    }
  };
}
