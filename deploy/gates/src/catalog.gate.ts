import { glob, readFile } from 'node:fs/promises';
import { events } from '@kindred/proto/catalog';
import { parse } from 'yaml';
import { type Gate, verdict } from './gate.ts';

interface CatalogRow {
  event: string;
  producer: string | string[];
  topic: string;
  key: string;
  consumers: Record<string, string | string[]>;
}

const nameOf = (type: string): string => type.replaceAll('.', '-');

async function consumerFiles(): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const path of glob('{services/*,gateway}/src/consumers/on-*.ts')) {
    if (!path.endsWith('.test.ts')) found.add(path);
  }
  return found;
}

const consumerPath = (owner: string, event: string, effect: string): string =>
  `${owner === 'gateway' ? 'gateway' : `services/${owner}`}/src/consumers/on-${nameOf(event)}.${effect}.ts`;

const consumerPaths = ({ event, consumers }: CatalogRow): string[] =>
  Object.entries(consumers).flatMap(([owner, effects]) =>
    [effects].flat().map((effect) => consumerPath(owner, event, effect)),
  );

async function isSentBy(producer: string, key: string): Promise<boolean> {
  for await (const path of glob(`services/${producer}/src/events/*.event.ts`)) {
    if ((await readFile(path, 'utf8')).includes(`events.${key}`)) return true;
  }
  return false;
}

/** events.catalog.yaml and the code say the same: same events and topics, every consumer a file, every file a row. */
export const catalog: Gate = {
  name: 'event catalog',
  async run() {
    const rows = parse(await readFile('proto/events.catalog.yaml', 'utf8')) as CatalogRow[];
    const files = await consumerFiles();
    const problems: string[] = [];
    for (const row of rows) {
      const entry = Object.entries(events).find(([, { type }]) => type === row.event);
      if (!entry) problems.push(`${row.event} is in the catalog, not in the code`);
      else if (entry[1].topic !== row.topic)
        problems.push(`${row.event}: the code sends it to ${entry[1].topic}`);
      for (const producer of [row.producer].flat())
        if (entry && !(await isSentBy(producer, entry[0])))
          problems.push(`${producer} never makes ${row.event}`);
      for (const path of consumerPaths(row)) if (!files.delete(path)) problems.push(`${path} is missing`);
    }
    const known = new Set(rows.map(({ event }) => event));
    for (const { type } of Object.values(events))
      if (!known.has(type)) problems.push(`${type} is in the code, not in the catalog`);
    for (const path of files) problems.push(`${path} has no row in the catalog`);
    return verdict(problems, [`${rows.length} events compared with the code`]);
  },
};
