import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

interface CatalogRow {
  event: string;
  topic: string;
  /** The effects of each consuming service. */
  consumers: Readonly<Record<string, string | readonly string[]>>;
}

/** One effect of one event. */
export interface Pair {
  event: string;
  topic: string;
  service: string;
  effect: string;
}

const path = fileURLToPath(new URL('../../../../proto/events.catalog.yaml', import.meta.url));

// The event catalog gate compares this page with the code.
export const catalogRows = parse(readFileSync(path, 'utf8')) as readonly CatalogRow[];

export const pairs: readonly Pair[] = catalogRows.flatMap(({ event, topic, consumers }) =>
  Object.entries(consumers).flatMap(([service, effects]) =>
    [effects].flat().map((effect) => ({ event, topic, service, effect })),
  ),
);
