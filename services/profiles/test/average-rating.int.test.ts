import { draftEvent, type EventDraft } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import { expect, test } from 'vitest';
import { createContributionsStore } from '../src/store/contributions.store.ts';
import { createMembersStore } from '../src/store/members.store.ts';
import { createUpdateAverageRating } from '../src/usecases/update-average-rating.ts';
import { createProfilesBed, type Member, type ProfilesBed } from './profiles-bed.ts';

type Kind = 'added' | 'replaced' | 'removed';

interface Pair {
  pairId: string;
  raterId: string;
  ratedUserId: string;
}

function eventOf(kind: Kind, pair: Pair, stars: number): EventDraft {
  const key = pair.ratedUserId;
  switch (kind) {
    case 'added':
      return draftEvent(events.ratingAdded, key, { ...pair, stars });
    case 'replaced':
      return draftEvent(events.ratingReplaced, key, { ...pair, stars });
    case 'removed':
      return draftEvent(events.ratingRemoved, key, { ...pair });
    default:
      return kind satisfies never;
  }
}

async function createRatedBed() {
  const bed = await createProfilesBed();
  const tell = async (kind: Kind, raterId: string, rated: Member, stars: number, version: number) => {
    const pairId = `${raterId}:${rated.id}`;
    await bed.deliver(eventOf(kind, { pairId, raterId, ratedUserId: rated.id }, stars), pairId, version);
  };
  return { ...bed, tell, ratingOf: (member: Member) => ratingOf(bed, member) };
}

async function ratingOf(bed: ProfilesBed, member: Member): Promise<[number, number]> {
  await bed.settle();
  const { user } = (await bed.get(`/users/single-user/${member.id}`)).body;
  return [user.averageRating, user.ratingCount];
}

const [ann, bea] = ['a'.repeat(24), 'b'.repeat(24)];

test('a first, a replaced and a removed rating each move average and count', async () => {
  const bed = await createRatedBed();
  const mira = await bed.join({ firstname: 'Mira' });
  await bed.tell('added', ann, mira, 5, 1);
  expect(await bed.ratingOf(mira)).toEqual([5, 1]);
  await bed.tell('added', bea, mira, 2, 1);
  expect(await bed.ratingOf(mira)).toEqual([3.5, 2]);
  await bed.tell('replaced', bea, mira, 4, 2);
  expect(await bed.ratingOf(mira)).toEqual([4.5, 2]);
  await bed.tell('removed', ann, mira, 0, 2);
  expect(await bed.ratingOf(mira)).toEqual([4, 1]);
  await bed.tell('removed', bea, mira, 0, 3);
  expect(await bed.ratingOf(mira)).toEqual([0, 0]);
});

test('a second and an older delivery of each event change nothing', async () => {
  const bed = await createRatedBed();
  const mira = await bed.join({ firstname: 'Mira' });
  await bed.tell('replaced', ann, mira, 4, 3);
  await bed.tell('added', bea, mira, 1, 1);
  expect(await bed.ratingOf(mira)).toEqual([2.5, 2]);
  const stored = await bed.members.findOne({ _id: mira.id });
  await bed.tell('added', ann, mira, 5, 1);
  await bed.tell('removed', ann, mira, 0, 2);
  await bed.tell('replaced', ann, mira, 4, 3);
  await bed.tell('added', bea, mira, 1, 1);
  await bed.settle();
  expect(await bed.members.findOne({ _id: mira.id })).toEqual(stored);
});

test('a removal that was told before its rating keeps it out', async () => {
  const bed = await createRatedBed();
  const mira = await bed.join({ firstname: 'Mira' });
  await bed.tell('removed', ann, mira, 0, 2);
  await bed.tell('added', ann, mira, 5, 1);
  expect(await bed.ratingOf(mira)).toEqual([0, 0]);
});

test('the Top five follows: better first, then more ratings, unrated last', async () => {
  const bed = await createRatedBed();
  const [mira, jonas, nora] = [
    await bed.join({ firstname: 'Mira' }),
    await bed.join({ firstname: 'Jonas' }),
    await bed.join({ firstname: 'Nora' }),
  ];
  const topFive = async () => {
    await bed.settle();
    const { users } = (await bed.get('/users/all-the-users?sort=rating&limit=5&role=artist')).body;
    return users.map((user: { address: { firstname: string } }) => user.address.firstname);
  };
  await bed.tell('added', ann, jonas, 4, 1);
  await bed.tell('added', ann, nora, 3, 1);
  expect(await topFive()).toEqual(['Jonas', 'Nora', 'Mira']);
  await bed.tell('replaced', ann, nora, 5, 2);
  expect(await topFive()).toEqual(['Nora', 'Jonas', 'Mira']);
  await bed.tell('added', ann, mira, 5, 1);
  await bed.tell('added', bea, mira, 5, 1);
  expect(await topFive()).toEqual(['Mira', 'Nora', 'Jonas']);
});

test('a rating reaches a member who is edited at the same time, and their card is not sent out again', async () => {
  const bed = await createRatedBed();
  const mira = await bed.join({ firstname: 'Mira' });
  const told = (await bed.told('profile', mira.id)).length;
  await Promise.all([
    bed.tell('added', ann, mira, 3, 1),
    ...[1, 2, 3].map((n) => bed.put(`/users/update/${mira.id}`, mira, { about: `<p>${n}</p>` })),
  ]);
  expect(await bed.ratingOf(mira)).toEqual([3, 1]);
  expect((await bed.told('profile', mira.id)).length).toBe(told);
});

test.each([
  ['added', 0],
  ['replaced', 6],
] as const)('rating.%s with %i stars is parked and the next one counts', async (kind, stars) => {
  const bed = await createRatedBed();
  const mira = await bed.join({ firstname: 'Mira' });
  await bed.tell(kind, ann, mira, stars, 1);
  await bed.tell('added', bea, mira, 4, 1);
  expect(await bed.ratingOf(mira)).toEqual([4, 1]);
  expect(await bed.published(`${events.ratingAdded.topic}.dead`)).toHaveLength(1);
});

test('one more rating costs the same operations with 10 and with 300 of them', async () => {
  const bed = await createRatedBed();
  const counted: string[] = [];
  const { documents } = bed.effects;
  const watched = {
    ...documents,
    collection: (name: string) =>
      new Proxy(documents.collection<never>(name), {
        get: (collection, operation, receiver) => {
          const work: unknown = Reflect.get(collection, operation, receiver);
          if (typeof work !== 'function') return work;
          return (...args: unknown[]) => {
            counted.push(`${name} ${String(operation)}`);
            return work.apply(collection, args);
          };
        },
      }),
  };
  // The wrapper answers what the store answers: only the generic of `collection` is lost on the way.
  const store = watched as typeof documents;
  const members = createMembersStore(store, bed.effects.clock, () => {});
  const update = createUpdateAverageRating(members, createContributionsStore(store));
  const mira = await bed.join({ firstname: 'Mira' });
  const costOf = async (n: number): Promise<string[]> => {
    counted.length = 0;
    await update(mira.id, { _id: `${n}`.padStart(24, '0'), version: 1, stars: 5 });
    return [...counted];
  };
  const costs: string[][] = [];
  for (let n = 0; n < 300; n += 1) costs.push(await costOf(n));
  expect(costs[299]).toEqual(costs[10]);
  expect(costs[299]?.length).toBeLessThan(10);
  const size = JSON.stringify((await bed.members.findOne({ _id: mira.id }))?.ratingTotals).length;
  expect(size).toBeLessThan(150);
});
