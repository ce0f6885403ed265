import { expect, it } from 'vitest';
import type { MemberCard } from '../../lib/api-types.ts';
import { newsBetween } from './news-between.ts';

// Of a card only the id is looked at.
const card = (_id: string) => ({ _id }) as MemberCard;

const lists = (connected: string[] = [], pending: string[] = [], sent: string[] = []) => ({
  _id: 'me',
  connections: connected.map(card),
  pendingRequests: pending.map(card),
  sentRequests: sent.map(card),
});

const told = (before: ReturnType<typeof lists>, after: ReturnType<typeof lists>) =>
  newsBetween(before, after).map(({ what, member }) => `${what} ${member._id}`);

it.each([
  ['connected a', lists([], ['a']), lists(['a'])],
  ['connected a', lists([], [], ['a']), lists(['a'])],
  ['disconnected a', lists(['a']), lists()],
  ['requestSent a', lists(), lists([], [], ['a'])],
  ['requestGone a', lists([], [], ['a']), lists()],
  ['requestArrived a', lists(), lists([], ['a'])],
  ['requestClosed a', lists([], ['a']), lists()],
])('tells %s', (news, before, after) => {
  expect(told(before, after)).toEqual([news]);
});

it('tells each of several changes and nothing of what stayed', () => {
  expect(told(lists(['a', 'b']), lists(['c', 'a'], ['d'])).toSorted()).toEqual([
    'connected c',
    'disconnected b',
    'requestArrived d',
  ]);
});
