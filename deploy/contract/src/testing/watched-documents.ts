import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import type {
  Collection,
  Documents,
  Filter,
  IndexSpec,
  Sort,
  StoredDocument,
} from '@kindred/chassis/ports/documents';
import { hasCoveringIndex } from './covering-index.ts';

/** A read no index covers. */
export interface Scan {
  /** `<service>.<collection>` and the shape of the question: paths and operators, no values. */
  question: string;
  plan: string;
}

export interface WatchedDocuments {
  open(service: string): Promise<Documents>;
  /** Every question that was asked, and every collection that was made. */
  questions: Set<string>;
  collections: Set<string>;
  scans: Scan[];
  /** Questions whose index yields entries that do not fit: how many is for the data to say. */
  walks: Set<string>;
  remove(): void;
}

function shapeOf(filter: Filter): string {
  const paths = Object.entries(filter).flatMap(([path, wanted]) => {
    if (wanted === undefined) return [];
    if (path === '$or' || path === '$and') {
      // The port's own type of the two: lists of filters.
      return `${path}(${(wanted as readonly Filter[]).map(shapeOf).join(' | ')})`;
    }
    const isPlain = wanted === null || typeof wanted !== 'object';
    return isPlain ? path : `${path} ${Object.keys(wanted).join(' ')}`;
  });
  return paths.sort().join(', ') || 'anything';
}

const questionOf = (place: string, filter: Filter, sort: Sort | undefined): string =>
  `${place}: ${shapeOf(filter)}${sort ? ` by ${Object.entries(sort).flat().join(' ')}` : ''}`;

function watched<T extends StoredDocument>(
  own: Collection<T>,
  ask: (filter: Filter, sort?: Sort) => void,
): Collection<T> {
  const asked = <R>(answer: R, filter: Filter, sort?: Sort): R => {
    ask(filter, sort);
    return answer;
  };
  return {
    insertOne: own.insertOne,
    findOne: (filter, options) => asked(own.findOne(filter, options), filter, options?.sort),
    find: (filter, options) => asked(own.find(filter, options), filter, options.sort),
    countUpTo: (filter, limit) => asked(own.countUpTo(filter, limit), filter),
    updateOne: (filter, ...rest) => asked(own.updateOne(filter, ...rest), filter),
    findOneAndUpdate: (filter, update, options) =>
      asked(own.findOneAndUpdate(filter, update, options), filter, options?.sort),
    deleteOne: (filter) => asked(own.deleteOne(filter), filter),
  };
}

/** Documents in files that note every question and have SQLite explain how it answers each. */
export function watchDocuments(): WatchedDocuments {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-plans-'));
  const questions = new Set<string>();
  const collections = new Set<string>();
  const scans: Scan[] = [];
  const walks = new Set<string>();
  const indexes = new Map<string, readonly IndexSpec[]>();
  const note = (place: string, filter: Filter, sort?: Sort): void => {
    const question = questionOf(place, filter, sort);
    questions.add(question);
    if (!hasCoveringIndex(indexes.get(place) ?? [], filter, sort)) walks.add(question);
  };
  return {
    questions,
    collections,
    scans,
    walks,
    async open(service) {
      const own = createEmbeddedDocuments({
        path: join(folder, `${service}.sqlite`),
        onScan: ({ collection, filter, sort, plan }) =>
          scans.push({
            question: questionOf(`${service}.${collection}`, filter, sort),
            plan: plan.join('; '),
          }),
      });
      return {
        ...own,
        async ensure(specs) {
          for (const spec of specs) {
            collections.add(`${service}.${spec.name}`);
            indexes.set(`${service}.${spec.name}`, spec.indexes);
          }
          await own.ensure(specs);
        },
        collection: <T extends StoredDocument>(name: string) =>
          watched(own.collection<T>(name), (filter, sort) => note(`${service}.${name}`, filter, sort)),
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
