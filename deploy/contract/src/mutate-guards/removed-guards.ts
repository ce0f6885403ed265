import { AsyncLocalStorage } from 'node:async_hooks';

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

globalThis.guards ??= createGuards(Number(process.env.REMOVED_GUARD ?? 0));
