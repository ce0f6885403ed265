import { DuplicateKeyError } from '../ports/documents.ts';
import type { AggregateDocument, Aggregates, Change, NewAggregate } from './aggregates.ts';

type State<T> = NewAggregate<T>;

/**
 * Lets `decide` look at the stored state, or at `blank` while there is none, and writes once either way.
 * Two that create the same document at once: the later one decides again on what the earlier wrote.
 */
export const createOrUpdate =
  <T extends AggregateDocument>(aggregates: Aggregates<T>) =>
  async (blank: State<T>, decide: (current: State<T>) => Change<T> | undefined): Promise<State<T>> => {
    const id = (blank as { _id: string })._id;
    if (!(await aggregates.get(id))) {
      const change = decide(blank);
      if (!change) return blank;
      try {
        return await aggregates.insert({ ...blank, ...change.set }, change.events);
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error;
      }
    }
    return aggregates.update(id, (current) => decide(current));
  };
