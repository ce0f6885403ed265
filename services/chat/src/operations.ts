import type { Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import { createConversationsStore } from './store/conversations.store.ts';
import { createMessagesStore } from './store/messages.store.ts';
import { createRefreshAllThreads } from './usecases/refresh-all-threads.ts';
import { createRefreshThread } from './usecases/refresh-thread.ts';

/** What operators may have this service do, past its door. `wake` tells the relay that events wait. */
export function createChatOperations(documents: Documents, clock: Clock, wake: () => void) {
  const messages = createMessagesStore(documents, clock, wake);
  const refresh = createRefreshThread(createConversationsStore(documents), messages);
  return { refreshThreads: createRefreshAllThreads(documents, refresh) };
}
