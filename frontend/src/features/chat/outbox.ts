/** Messages the server has not confirmed yet. Each keeps its idempotency key through every retry. */
export type Pending = {
  key: string;
  contactId: string;
  text: string;
  /** What is known of its attachment after a reload; the file itself lives in memory alone. */
  file?: PendingFile;
  createdAt: string;
  state: 'waiting' | 'sending' | 'failed';
};

export type PendingFile = { name: string; size: number };

export type Outbox = Pending[];

export type OutboxChange =
  | { type: 'queued'; key: string; contactId: string; text: string; createdAt: string; file?: PendingFile }
  | { type: 'sendingStarted'; key: string }
  | { type: 'delivered'; key: string }
  | { type: 'postponed'; key: string }
  | { type: 'failed'; key: string }
  | { type: 'retried'; key: string }
  | { type: 'discarded'; key: string };

const withState = (outbox: Outbox, key: string, state: Pending['state']): Outbox =>
  outbox.map((pending) => (pending.key === key ? { ...pending, state } : pending));

export function reduceOutbox(outbox: Outbox, change: OutboxChange): Outbox {
  switch (change.type) {
    case 'queued': {
      const { type: _, ...message } = change;
      return [...outbox, { ...message, state: 'waiting' }];
    }
    case 'sendingStarted':
      return withState(outbox, change.key, 'sending');
    case 'postponed':
    case 'retried':
      return withState(outbox, change.key, 'waiting');
    case 'failed':
      return withState(outbox, change.key, 'failed');
    case 'delivered':
    case 'discarded':
      return outbox.filter((pending) => pending.key !== change.key);
    default:
      return change satisfies never;
  }
}

/** The next one to send: one at a time, in the order written, so that a conversation never gets mixed up. */
export function nextToSend(outbox: Outbox): Pending | undefined {
  if (outbox.some((pending) => pending.state === 'sending')) return undefined;
  return outbox.find((pending) => pending.state === 'waiting');
}

/** What a reload finds: what was under way is asked for again under the same key. A file does not outlive the page. */
export function restoredOutbox(stored: unknown): Outbox {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isPending).map((pending) => ({
    ...pending,
    state: stateAfterReload(pending),
  }));
}

function stateAfterReload({ state, file }: Pending): Pending['state'] {
  if (file !== undefined) return 'failed';
  return state === 'sending' ? 'waiting' : state;
}

function isPending(value: unknown): value is Pending {
  if (typeof value !== 'object' || value === null) return false;
  const fields = ['key', 'contactId', 'text', 'createdAt', 'state'];
  return fields.every((field) => typeof Reflect.get(value, field) === 'string');
}
