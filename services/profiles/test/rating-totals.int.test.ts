import { createManualClock } from '@kindred/chassis/testing/effects';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Contribution, RatingTotals } from '../src/domain/rating-totals.ts';
import { contributionsSpec } from '../src/store/contributions.indexes.ts';
import { createContributionsStore } from '../src/store/contributions.store.ts';
import { membersSpec } from '../src/store/members.indexes.ts';
import { createMembersStore } from '../src/store/members.store.ts';
import { createUpdateAverageRating } from '../src/usecases/update-average-rating.ts';
import { Crash, createFragileDocuments, type Fate } from './_fragile-documents.ts';

const RATED = 'a'.repeat(24);
const WORKERS = 3;

/** What raters did, in order; 0 stars: took it back. */
const deeds = fc.array(fc.record({ rater: fc.nat(3), stars: fc.nat(5) }), { minLength: 1, maxLength: 12 });

function eventsOf(history: readonly { rater: number; stars: number }[]): Contribution[] {
  const versions = new Map<number, number>();
  return history.map(({ rater, stars }) => {
    const version = (versions.get(rater) ?? 0) + 1;
    versions.set(rater, version);
    return { _id: `${rater}:${RATED}`, version, stars };
  });
}

/** Count and sum of what is the newest of every pair. */
function totalsOf(contributions: Iterable<Contribution>): { count: number; sum: number } {
  const newest = new Map<string, Contribution>();
  for (const one of contributions) {
    if ((newest.get(one._id)?.version ?? 0) < one.version) newest.set(one._id, one);
  }
  const stars = [...newest.values()].map((one) => one.stars);
  return { count: stars.filter((n) => n > 0).length, sum: stars.reduce((sum, n) => sum + n, 0) };
}

/** Every event at least once, in any order, spread over processes that work at the same time. */
const deliveries = deeds.map(eventsOf).chain((events) =>
  fc.record({
    events: fc.constant(events),
    once: fc.shuffledSubarray(events, { minLength: events.length }),
    again: fc.shuffledSubarray(events),
    workers: fc.array(fc.nat(WORKERS - 1), { minLength: 2 * events.length, maxLength: 2 * events.length }),
  }),
);

const fates = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Fate>('fine') },
    { weight: 1, arbitrary: fc.constantFrom<Fate>('before', 'after') },
  ),
  { minLength: 60, maxLength: 120 },
);

function createBed(scheduler: fc.Scheduler, plan: readonly Fate[]) {
  let operation = 0;
  let crashes = 0;
  const { documents, rowsOf } = createFragileDocuments(async () => {
    await scheduler.schedule(Promise.resolve());
    return plan[operation++] ?? 'fine';
  });
  const members = createMembersStore(documents, createManualClock(), () => {});
  const update = createUpdateAverageRating(members, createContributionsStore(documents));
  // The rows are what the two stores put there.
  const stored = () => [...rowsOf(contributionsSpec.name).values()] as unknown as Contribution[];
  const member = () => rowsOf(membersSpec.name).get(RATED);
  return {
    stored,
    crashes: () => crashes,
    member,
    totals: () => member()?.ratingTotals as RatingTotals | undefined,
    /** Like a consumer: the same event comes again until it was handled. */
    async consume(queue: readonly Contribution[]): Promise<void> {
      for (const event of queue) {
        for (let isDone = false; !isDone; ) {
          isDone = await update(RATED, event).then(
            () => true,
            (error: unknown) => {
              if (!(error instanceof Crash)) throw error;
              crashes += 1;
              return false;
            },
          );
        }
      }
    },
  };
}

test('count and sum are exact whatever is repeated, reordered, done at once, or cut off by a crash', async () => {
  let crashes = 0;
  await fc.assert(
    fc.asyncProperty(deliveries, fates, fc.scheduler(), async ({ events, once, again, workers }, plan, s) => {
      const bed = createBed(s, plan);
      const queues = Array.from({ length: WORKERS }, (_, worker) =>
        [...once, ...again].filter((_event, place) => workers[place] === worker),
      );
      await s.waitFor(Promise.all(queues.map((queue) => bed.consume(queue))));
      crashes += bed.crashes();
      const { count, sum } = totalsOf(events);
      expect(bed.totals()).toMatchObject({ count, sum });
      expect(totalsOf(bed.stored())).toEqual({ count, sum });
      expect(bed.member()).toMatchObject({
        ratingCount: count,
        averageRating: count === 0 ? 0 : sum / count,
      });
    }),
    { numRuns: 600, seed: 20_261_121 },
  );
  expect(crashes).toBeGreaterThan(1_000);
});

test('at every single write the totals are the stored contributions with the last one laid over them', async () => {
  await fc.assert(
    fc.asyncProperty(deliveries, fc.scheduler(), async ({ once, again }, s) => {
      const bed = createBed(s, []);
      let isOver = false;
      const work = Promise.all([bed.consume(once), bed.consume(again)]).then(() => {
        isOver = true;
      });
      while (!isOver) {
        if (s.count() > 0) await s.waitOne();
        else await new Promise((resolve) => setImmediate(resolve));
        const totals = bed.totals();
        if (totals)
          expect(totalsOf([...bed.stored(), totals.last])).toEqual({ count: totals.count, sum: totals.sum });
      }
      await work;
    }),
    { numRuns: 200, seed: 20_261_121 },
  );
});
