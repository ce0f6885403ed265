import type { KeyValueStore } from '../../lib/storage.ts';
import {
  nextToSend,
  type Outbox,
  type OutboxChange,
  type Pending,
  reduceOutbox,
  restoredOutbox,
} from './outbox.ts';
import type { OutboxFiles } from './outbox-files.ts';

export type Delivery =
  | { outcome: 'delivered' }
  /** Refused: it would be refused again. */
  | { outcome: 'failed' }
  | { outcome: 'postponed'; seconds: number };

export type OutboxEffects = {
  storageKey: string;
  storage: KeyValueStore;
  send: (pending: Pending) => Promise<Delivery>;
  /** Whether sending makes sense now: the network is there and the writer is still signed in. */
  maySend: () => boolean;
  /** Does the work after a while; returns the function that calls it off. */
  after: (waitMs: number, work: () => void) => () => void;
  /** What is attached to messages that wait. */
  files: Pick<OutboxFiles, 'keep' | 'forget'>;
  newKey: () => string;
  now: () => Date;
};

/** Keeps unconfirmed messages over reloads of the tab and sends them one after the other. */
export function createOutbox(effects: OutboxEffects) {
  const subscribers = new Set<() => void>();
  let outbox: Outbox = read(effects);
  let endPause: (() => void) | undefined;

  function change(next: OutboxChange): void {
    outbox = reduceOutbox(outbox, next);
    if (outbox.length > 0) effects.storage.setItem(effects.storageKey, JSON.stringify(outbox));
    else effects.storage.removeItem(effects.storageKey);
    for (const notify of subscribers) notify();
  }

  async function drain(): Promise<void> {
    while (endPause === undefined && effects.maySend()) {
      const pending = nextToSend(outbox);
      if (!pending) return;
      change({ type: 'sendingStarted', key: pending.key });
      const delivery = await effects.send(pending);
      const isTakenBack = outbox.every(({ key }) => key !== pending.key);
      if (delivery.outcome === 'delivered') effects.files.forget(pending.key);
      change({ type: delivery.outcome, key: pending.key });
      // An upload that was called off ends as if the line were gone: it says nothing about the next one.
      if (delivery.outcome === 'postponed' && !isTakenBack) pause(delivery.seconds);
    }
  }

  function pause(seconds: number): void {
    endPause?.();
    endPause = effects.after(seconds * 1_000, () => void resume());
  }

  function resume(): Promise<void> {
    endPause?.();
    endPause = undefined;
    return drain();
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
    /** Drains without waiting any longer: there is reason to think that it works now. */
    resume,
    write(contactId: string, text: string, file?: File): Promise<void> {
      const key = effects.newKey();
      if (file) effects.files.keep(key, file);
      change({
        type: 'queued',
        key,
        contactId,
        text,
        ...(file && { file: { name: file.name, size: file.size } }),
        createdAt: effects.now().toISOString(),
      });
      return drain();
    },
    retry(key: string): Promise<void> {
      change({ type: 'retried', key });
      return resume();
    },
    discard(key: string): void {
      effects.files.forget(key);
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
