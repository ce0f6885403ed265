import {
  nextToSend,
  type Outbox,
  type OutboxChange,
  type Pending,
  reduceOutbox,
  restoredOutbox,
} from './outbox.ts';

export type Delivery = 'delivered' | 'connectionLost' | 'failed';

export type OutboxEffects = {
  storageKey: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  send: (pending: Pending) => Promise<Delivery>;
  /** Whether sending makes sense now: the network is there and the writer is still signed in. */
  maySend: () => boolean;
  newKey: () => string;
  now: () => Date;
};

/** Keeps unconfirmed messages over reloads of the tab and sends them one after the other. */
export function createOutbox(effects: OutboxEffects) {
  const subscribers = new Set<() => void>();
  let outbox: Outbox = read(effects);

  function change(next: OutboxChange): void {
    outbox = reduceOutbox(outbox, next);
    if (outbox.length > 0) effects.storage.setItem(effects.storageKey, JSON.stringify(outbox));
    else effects.storage.removeItem(effects.storageKey);
    for (const notify of subscribers) notify();
  }

  async function drain(): Promise<void> {
    while (effects.maySend()) {
      const pending = nextToSend(outbox);
      if (!pending) return;
      change({ type: 'sendingStarted', key: pending.key });
      const outcome = await effects.send(pending);
      change({ type: outcome, key: pending.key });
      if (outcome === 'connectionLost') return;
    }
  }

  return {
    subscribe(notify: () => void): () => void {
      subscribers.add(notify);
      return () => {
        subscribers.delete(notify);
      };
    },
    snapshot: () => outbox,
    drain,
    write(contactId: string, text: string): Promise<void> {
      change({
        type: 'queued',
        key: effects.newKey(),
        contactId,
        text,
        createdAt: effects.now().toISOString(),
      });
      return drain();
    },
    retry(key: string): Promise<void> {
      change({ type: 'retried', key });
      return drain();
    },
    discard(key: string): void {
      change({ type: 'discarded', key });
    },
  };
}

export type OutboxStore = ReturnType<typeof createOutbox>;

function read({ storage, storageKey }: OutboxEffects): Outbox {
  try {
    return restoredOutbox(JSON.parse(storage.getItem(storageKey) ?? '[]'));
  } catch {
    return [];
  }
}
