import { useEffect, useSyncExternalStore } from 'react';
import { type ApiStore, useApiStore } from '../../lib/api-store.ts';
import { live } from '../../lib/live-hub.ts';
import { selfApi } from '../../lib/self.api.ts';
import { sessionStore, storageKeys } from '../../lib/storage.ts';
import { chatApi } from './chat.api.ts';
import { deliveryOf } from './delivery.ts';
import type { Pending } from './outbox.ts';
import { outboxFiles } from './outbox-files.ts';
import { createOutbox, type Delivery, type OutboxStore } from './outbox-store.ts';

/** One per member of this tab: what one wrote is never sent in the name of the next. */
const outboxes = new Map<string, OutboxStore>();

function deliverWith(store: ApiStore) {
  return async (pending: Pending): Promise<Delivery> => {
    const attached = outboxFiles.get(pending.key);
    // A reload has taken the file: without it this is not what was written.
    if (pending.file !== undefined && attached === undefined) return { outcome: 'failed' };
    const sending = { receiverId: pending.contactId, text: pending.text, key: pending.key, ...attached };
    const answer = await store.dispatch(chatApi.endpoints.sendMessage.initiate(sending, { track: false }));
    return deliveryOf('data' in answer ? null : answer.error);
  };
}

function outboxOf(store: ApiStore, selfId: string): OutboxStore {
  const known = outboxes.get(selfId);
  if (known) return known;
  const selectSelf = selfApi.endpoints.loggedUser.select();
  const outbox = createOutbox({
    storage: sessionStore(),
    storageKey: storageKeys.outbox + selfId,
    send: deliverWith(store),
    maySend: () => navigator.onLine && selectSelf(store.getState()).data?._id === selfId,
    after: (waitMs, work) => {
      const timer = setTimeout(work, waitMs);
      return () => clearTimeout(timer);
    },
    files: outboxFiles,
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
    const resume = () => void outbox.resume();
    void outbox.drain();
    window.addEventListener('online', resume);
    const stopListening = live.on('connected', resume);
    return () => {
      window.removeEventListener('online', resume);
      stopListening();
    };
  }, [outbox]);
  return { pending: all.filter((pending) => pending.contactId === contactId), outbox };
}
