import fc from 'fast-check';
import { Query } from 'mingo';
import { describe, expect, test } from 'vitest';
import type { Filter, IndexSpec, Operators, Scalar } from '../../ports/documents.ts';
import { patience } from '../patience.ts';
import type { DocumentsBed, Thing } from './documents-bed.ts';

const RUNS = 300;
const SIZE = 40;

/** `u` and `w` have none. */
const indexes: IndexSpec[] = [
  { name: 'a', keys: { a: 1 } },
  { name: 'b-a', keys: { 'b.c': -1, a: 1 } },
  { name: 's', keys: { s: 1 }, sparse: true },
  { name: 'l', keys: { l: 1, a: 1 }, arrayPath: 'l' },
];

const scalar = fc.constantFrom<Scalar>(null, false, true, -1, 0, 1, 1.5, 2, '', '0', '1', 'a', 'b', 'ab');
const ordered = fc.constantFrom<string | number>(-1, 0, 1, 1.5, '', '1', 'a', 'ab');
const inner = fc.record({ c: scalar }, { requiredKeys: [] });

const thing = fc.record(
  {
    a: scalar,
    b: fc.oneof(fc.record({ c: scalar }, { requiredKeys: [] }), scalar),
    s: scalar,
    l: fc.oneof(fc.array(scalar, { maxLength: 3 }), scalar),
    u: fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), inner),
    // The port leaves open what is missing further down a list.
    w: fc.oneof(scalar, fc.tuple(fc.record({ c: scalar })), inner),
  },
  { requiredKeys: [] },
);

const operators: fc.Arbitrary<Operators> = fc
  .record(
    {
      $in: fc.array(scalar, { maxLength: 3 }),
      $ne: scalar,
      $gt: ordered,
      $gte: ordered,
      $lt: ordered,
      $lte: ordered,
      $exists: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .filter((made) => Object.keys(made).length > 0);

const path = fc.constantFrom('a', 'b.c', 's', 'l', 'u', 'w', 'w.c', '_id');
const leaf: fc.Arbitrary<Filter> = fc
  .tuple(path, fc.oneof(scalar, operators))
  .map(([at, condition]) => ({ [at]: condition }));

const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(leaf, { minLength: 2, maxLength: 3 }).map((leaves): Filter => Object.assign({}, ...leaves)),
    fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((all): Filter => ({ $and: all })),
    fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((any): Filter => ({ $or: any })),
  ),
}));

export function documentsFilters({ aCollection }: DocumentsBed): void {
  describe('any filter', () => {
    test(`finds what an interpreter of MongoDB's language finds, ${RUNS} times`, {
      timeout: 120_000 * patience,
    }, async () => {
      const things = await aCollection(indexes);
      // The generator's objects have no prototype, which the interpreter cannot hash.
      const stored: Thing[] = fc
        .sample(thing, { numRuns: SIZE, seed: 11 })
        .map((made, at) => JSON.parse(JSON.stringify({ _id: `${at}`, ...made })) as Thing);
      for (const each of stored) await things.insertOne(each);
      await fc.assert(
        fc.asyncProperty(filter, fc.constantFrom(1, 3, 100), async (asked, limit) => {
          const query = new Query(asked);
          const expected = stored.filter((each) => query.test(each)).map(({ _id }) => _id);
          const found = (await things.find(asked, { limit })).map(({ _id }) => _id);
          expect(new Set(found).size).toBe(found.length);
          expect(found.length).toBe(Math.min(limit, expected.length));
          expect(expected).toEqual(expect.arrayContaining(found));
          expect(await things.countUpTo(asked, limit)).toBe(found.length);
        }),
        { numRuns: RUNS },
      );
    });
  });
}
