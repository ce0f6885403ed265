import type { MemberCard, Self } from '../../lib/api-types.ts';
import { type Relation, relationOf } from '../../lib/relation.ts';

export type News = {
  what: 'connected' | 'disconnected' | 'requestSent' | 'requestGone' | 'requestArrived' | 'requestClosed';
  member: MemberCard;
};

type Lists = Pick<Self, '_id' | 'connections' | 'pendingRequests' | 'sentRequests'>;

const beginnings = { connected: 'connected', sent: 'requestSent', pending: 'requestArrived' } as const;
const ends = { connected: 'disconnected', sent: 'requestGone', pending: 'requestClosed' } as const;

const everybody = (self: Lists) => [...self.connections, ...self.pendingRequests, ...self.sentRequests];

function whatIsNew(before: Relation, after: Relation): News['what'] | null {
  if (before === after || after === 'own') return null;
  if (after !== 'none') return beginnings[after];
  return before === 'none' || before === 'own' ? null : ends[before];
}

/** What has changed between the member and others, whoever changed it. */
export function newsBetween(before: Lists, after: Lists): News[] {
  const members = new Map([...everybody(before), ...everybody(after)].map((each) => [each._id, each]));
  return [...members.values()].flatMap((member) => {
    const what = whatIsNew(relationOf(before, member._id), relationOf(after, member._id));
    return what === null ? [] : [{ what, member }];
  });
}
