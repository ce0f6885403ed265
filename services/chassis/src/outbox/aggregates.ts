import { AppError } from '../errors/app-error.ts';
import type { OutboxEvent } from '../events/envelope.ts';
import type { EventDraft } from '../events/event.ts';
import type { Collection, IndexSpec, StoredDocument } from '../ports/documents.ts';
import type { Clock } from '../ports/effects.ts';
import { traceOfNow } from '../telemetry/trace-events.ts';

/** A document that carries its own unpublished events. */
export interface AggregateDocument extends StoredDocument {
  /** Counts changes from 1. */
  version: number;
  outbox?: OutboxEvent[];
  /** Present only while events wait: 0 = due, else the token of the relay that publishes them. */
  claim?: 0 | string;
}

export const claimIndex: IndexSpec = { name: 'claim', keys: { claim: 1 }, sparse: true };

export interface Change<T> {
  set?: Partial<Omit<T, keyof AggregateDocument>>;
  unset?: readonly (keyof T & string)[];
  events: readonly EventDraft[];
}

export type NewAggregate<T> = Omit<T, 'version' | 'outbox' | 'claim'>;

export interface Aggregates<T extends AggregateDocument> {
  get(id: string): Promise<T | undefined>;
  /** @throws DuplicateKeyError when the id or a unique field is taken. */
  insert(state: NewAggregate<T>, events: readonly EventDraft[]): Promise<T>;
  /**
   * Reads, lets `decide` look at the current state, writes only if nobody wrote in between, else starts over.
   * `undefined` from `decide` means: nothing to do. Answers the state that holds afterwards.
   * @throws AppError not-found; AppError unavailable `too-busy` after too many misses.
   */
  update(id: string, decide: (current: T) => Change<T> | undefined): Promise<T>;
}

const MAX_TRIES = 20;

/** One write per change: state, version and events go into the document together. `wake` tells the relay. */
export function createAggregates<T extends AggregateDocument>(
  collection: Collection<T>,
  clock: Clock,
  wake: () => void,
): Aggregates<T> {
  const stamp = (id: string, version: number, events: readonly EventDraft[]): OutboxEvent[] =>
    events.map((event, index) => ({
      id: `${id}:${event.type}:${version}:${index}`,
      type: event.type,
      topic: event.topic,
      key: event.key,
      version,
      at: clock.now(),
      value: Buffer.from(event.value).toString('base64'),
      ...traceOfNow(),
    }));

  const insert = async (state: NewAggregate<T>, events: readonly EventDraft[]): Promise<T> => {
    const outbox = stamp(state._id, 1, events);
    const pending = outbox.length > 0 ? { outbox, claim: 0 } : {};
    // The generic spread is T again: state plus exactly the three fields NewAggregate leaves out.
    const document = { ...state, version: 1, ...pending } as unknown as T;
    await collection.insertOne(document);
    if (outbox.length > 0) wake();
    return document;
  };

  const tryUpdate = async (current: T, change: Change<T>): Promise<T | undefined> => {
    const version = current.version + 1;
    const outbox = stamp(current._id, version, change.events);
    const updated = await collection.findOneAndUpdate(
      { _id: current._id, version: current.version },
      {
        $set: { ...change.set, version, ...(outbox.length > 0 ? { claim: 0 } : {}) },
        ...(change.unset?.length ? { $unset: Object.fromEntries(change.unset.map((f) => [f, true])) } : {}),
        ...(outbox.length > 0 ? { $push: { outbox: { $each: outbox } } } : {}),
      },
    );
    if (updated && outbox.length > 0) wake();
    return updated;
  };

  return {
    get: (id) => collection.findOne({ _id: id }),
    insert,
    async update(id, decide) {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const current = await collection.findOne({ _id: id });
        if (!current) throw new AppError('not-found', 'not-found');
        const change = decide(current);
        if (!change) return current;
        const updated = await tryUpdate(current, change);
        if (updated) return updated;
      }
      throw new AppError('unavailable', 'too-busy', 1);
    },
  };
}
