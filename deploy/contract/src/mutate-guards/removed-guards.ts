import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is being called without its refusals, from the outside in. */
interface Unrefused {
  id: number;
  above: Unrefused | undefined;
}

declare global {
  /** Stands in a copy of the sources, never in the product: decides there which guard is gone. */
  var guards: ReturnType<typeof createGuards>;
}

export function createGuards(removed: number) {
  const calls = new AsyncLocalStorage<Unrefused>();
  const state = {
    removed,
    /** Told whenever a guard would have kept somebody out. */
    reached: (_id: number): void => {},
  };
  return {
    state,
    /** False for the one that is gone. */
    stands(id: number): boolean {
      state.reached(id);
      return state.removed !== id;
    },
    /** As `stands`, and false within a call whose refusals are gone. */
    refuses(id: number): boolean {
      state.reached(id);
      let isLetThrough = state.removed === id;
      for (let call = calls.getStore(); call; call = call.above) {
        state.reached(call.id);
        isLetThrough ||= state.removed === call.id;
      }
      return !isLetThrough;
    },
    unrefused<A extends unknown[], T>(id: number, call: (...given: A) => T, given: A): T {
      return calls.run({ id, above: calls.getStore() }, () => call(...given));
    },
    says<T>(id: number, letThrough: boolean, answer: T): T | boolean {
      if (answer instanceof Promise || Boolean(answer) !== letThrough) state.reached(id);
      return state.removed === id ? letThrough : answer;
    },
    value<T>(id: number, own: T, letThrough: T): T {
      state.reached(id);
      return state.removed === id ? letThrough : own;
    },
    room<T, R>(id: number, everybody: T, room: R): T | R {
      state.reached(id);
      return state.removed === id ? everybody : room;
    },
  };
}

/** Which test file reached which guard, one line each, for who has to choose among them. */
function noteReached(folder: string): (id: number) => void {
  const seen = new Set<string>();
  return (id) => {
    const { filepath = '' } =
      (globalThis as { __vitest_worker__?: { filepath?: string } }).__vitest_worker__ ?? {};
    const line = `${id} ${filepath}`;
    if (seen.has(line)) return;
    seen.add(line);
    appendFileSync(join(folder, `${process.pid}.txt`), `${line}\n`);
  };
}

globalThis.guards ??= createGuards(Number(process.env.REMOVED_GUARD ?? 0));

const { REACHED_GUARDS: folder } = process.env;
if (folder) globalThis.guards.state.reached = noteReached(folder);
