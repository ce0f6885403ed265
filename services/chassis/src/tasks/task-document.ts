import { type AggregateDocument, claimIndex } from '../outbox/aggregates.ts';
import type { CollectionSpec } from '../ports/documents.ts';

/** Long work that an event asked for. */
export interface TaskDocument extends AggregateDocument {
  /** Version of the event that asked last; an older one asks for nothing new. */
  askedVersion: number;
  /** What the work needs to know besides its id; dropped when all is done. */
  payload?: string;
  /** When to work on it next, milliseconds since the epoch; absent when all is done. */
  dueAt?: number;
  /** The first look is over and was told; one more follows. */
  isTold: boolean;
}

export const taskSpec = (name: string): CollectionSpec => ({
  name,
  indexes: [{ name: 'due', keys: { dueAt: 1 }, sparse: true }, claimIndex],
});
