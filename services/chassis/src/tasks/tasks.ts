import type { Logger } from 'pino';
import type { EventDraft } from '../events/event.ts';
import { createWokenWorker, type WokenWorker } from '../lifecycle/woken-worker.ts';
import { type Change, createAggregates } from '../outbox/aggregates.ts';
import { createOrUpdate } from '../outbox/create-or-update.ts';
import type { Collection } from '../ports/documents.ts';
import type { Clock } from '../ports/effects.ts';
import type { TaskDocument } from './task-document.ts';

export interface TaskOptions {
  collection: Collection<TaskDocument>;
  clock: Clock;
  logger: Logger;
  /** Tells the relay that `told` left events. */
  wake: () => void;
  /** The work itself, page by page. It runs at least twice and must not mind. */
  perform(id: string, payload: string | undefined): Promise<void>;
  /** What to tell once the first look is over. */
  told(id: string): readonly EventDraft[];
}

export interface Tasks extends WokenWorker {
  /** Notes the work; it starts soon. The same or an older version asks for nothing. */
  ask(id: string, version: number, payload?: string): Promise<void>;
}

const PAGE = 20;
/** Longer than any call that was under way during the first look. */
const SECOND_LOOK_MS = 60_000;
const RETRY_MS = 10_000;

/**
 * Long work, noted before it starts, so that no crash forgets it. When it is done that is told, and a minute
 * later it is done once more: a call that had begun before may have written behind the first look.
 */
export function createTasks({ collection, clock, logger, wake, perform, told }: TaskOptions): Tasks {
  const tasks = createAggregates(collection, clock, wake);
  const write = createOrUpdate(tasks);

  const isStill = (current: TaskDocument, seen: TaskDocument): boolean =>
    current.askedVersion === seen.askedVersion && current.dueAt === seen.dueAt;

  const after = ({ _id, isTold }: TaskDocument): Change<TaskDocument> =>
    isTold
      ? { unset: ['dueAt', 'payload'], events: [] }
      : { set: { isTold: true, dueAt: clock.now() + SECOND_LOOK_MS }, events: told(_id) };

  const work = async (task: TaskDocument): Promise<void> => {
    let change: Change<TaskDocument>;
    try {
      await perform(task._id, task.payload);
      change = after(task);
    } catch (error) {
      logger.warn({ err: error, task: task._id }, 'a task waits for another try');
      change = { set: { dueAt: clock.now() + RETRY_MS }, events: [] };
    }
    await tasks.update(task._id, (current) => (isStill(current, task) ? change : undefined));
  };

  const worker = createWokenWorker(async () => {
    for (;;) {
      const due = await collection.find(
        { dueAt: { $lte: clock.now() } },
        { sort: { dueAt: 1 }, limit: PAGE },
      );
      for (const task of due) await work(task);
      if (due.length < PAGE) return;
    }
  }, logger);

  return {
    ...worker,
    async ask(id, version, payload) {
      const isAsked = payload === undefined ? {} : { payload };
      await write({ _id: id, askedVersion: 0, isTold: false }, (current) =>
        version <= current.askedVersion
          ? undefined
          : { set: { askedVersion: version, dueAt: clock.now(), isTold: false, ...isAsked }, events: [] },
      );
      worker.wake();
    },
  };
}
