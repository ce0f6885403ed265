import { AppError } from '../errors/app-error.ts';
import type { EventDraft } from '../events/event.ts';
import type { Collection } from '../ports/documents.ts';
import type { AggregateDocument, Aggregates } from './aggregates.ts';

const PAGE = 200;

/** Ids of a whole collection in their order, a page at a time. */
export async function* everyId(collection: Collection<{ _id: string }>): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const page = await collection.find({ _id: { $gt: after } }, { sort: { _id: 1 }, limit: PAGE });
    for (const { _id } of page) yield _id;
    if (page.length < PAGE) return;
    after = page.at(-1)?._id ?? after;
  }
}

/**
 * Tells the state of every document once more, as a new version of it: whoever keeps a projection takes it for newer
 * than what they have, whatever that is. `eventsOf` answers nothing for what needs no telling. Answers how many were
 * told; they are on their way when the relay has published them.
 */
export async function announceAll<T extends AggregateDocument>(
  collection: Collection<T>,
  update: Aggregates<T>['update'],
  eventsOf: (current: T) => readonly EventDraft[],
): Promise<number> {
  let told = 0;
  for await (const id of everyId(collection)) {
    let isTold = false;
    try {
      await update(id, (current) => {
        const events = eventsOf(current);
        isTold = events.length > 0;
        return isTold ? { events } : undefined;
      });
    } catch (error) {
      // Swept away between the page and its turn.
      if (!(error instanceof AppError) || error.kind !== 'not-found') throw error;
      isTold = false;
    }
    if (isTold) told += 1;
  }
  return told;
}
