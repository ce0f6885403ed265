import { documentedCalls, nameOf } from './documented-calls.ts';
import { liveEvents } from './live-events.ts';
import { listNames } from './shape.ts';

/** What a story has seen of what is documented. */
export interface CallRecord {
  saw(name: string, filled: readonly string[]): void;
  /** What no success, no event or no filled list has shown yet. */
  missing(): string[];
  /** `41/41 documented calls`, `7/7 live events`. */
  lines(): string[];
}

export const eventName = (event: string): string => `live ${event}`;

export function createCallRecord(): CallRecord {
  const calls = documentedCalls.map(nameOf);
  const events = Object.keys(liveEvents).map(eventName);
  const shapes = [...documentedCalls.map(({ answer }) => answer), ...Object.values(liveEvents)];
  const lists = [...new Set(shapes.flatMap(listNames))];
  const seen = new Set<string>();
  const filledLists = new Set<string>();
  const count = (names: readonly string[]): string =>
    `${names.filter((name) => seen.has(name)).length}/${names.length}`;
  return {
    saw(name, filled) {
      seen.add(name);
      for (const list of filled) filledLists.add(list);
    },
    missing: () => [
      ...[...calls, ...events].filter((name) => !seen.has(name)),
      ...lists.filter((name) => !filledLists.has(name)).map((name) => `an entry of ${name}`),
    ],
    lines: () => [`${count(calls)} documented calls`, `${count(events)} live events`],
  };
}
