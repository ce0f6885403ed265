import { useEffect, useSyncExternalStore } from 'react';
import { type ApiStore, useApiStore } from '../../lib/api-store.ts';
import { isApiError } from '../../lib/errors.ts';
import { live } from '../../lib/live-hub.ts';
import { selfApi } from '../../lib/self.api.ts';
import { chatApi } from './chat.api.ts';
import type { Pending } from './outbox.ts';
import { createOutbox, type Delivery, type OutboxStore } from './outbox-store.ts';

/** One per member of this tab: what one wrote is never sent in the name of the next. */
const outboxes = new Map<string, OutboxStore>();

function deliverWith(store: ApiStore) {
  return async (pending: Pending): Promise<Delivery> => {
    const sending = { receiverId: pending.contactId, text: pending.text, key: pending.key };
    const answer = await store.dispatch(chatApi.endpoints.sendMessage.initiate(sending, { track: false }));
    if ('data' in answer) return 'delivered';
    const isLost = isApiError(answer.error) && answer.error.status === 'offline';
    return isLost && !navigator.onLine ? 'connectionLost' : 'failed';
  };
}

function outboxOf(store: ApiStore, selfId: string): OutboxStore {
  const known = outboxes.get(selfId);
  if (known) return known;
  const selectSelf = selfApi.endpoints.loggedUser.select();
  const outbox = createOutbox({
    storage: sessionStorage,
    storageKey: `outbox:${selfId}`,
    send: deliverWith(store),
    maySend: () => navigator.onLine && selectSelf(store.getState()).data?._id === selfId,
    newKey: () => crypto.randomUUID(),
    now: () => new Date(),
  });
  outboxes.set(selfId, outbox);
  return outbox;
}

/** The unconfirmed messages to one contact, and what can be done with them. */
export function useOutbox(selfId: string, contactId: string) {
  const outbox = outboxOf(useApiStore(), selfId);
  const all = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  useEffect(() => {
    const drain = () => void outbox.drain();
    drain();
    window.addEventListener('online', drain);
    const stopListening = live.on('connected', drain);
    return () => {
      window.removeEventListener('online', drain);
      stopListening();
    };
  }, [outbox]);
  return { pending: all.filter((pending) => pending.contactId === contactId), outbox };
}
