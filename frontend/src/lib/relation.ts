import type { MemberCard, Self } from './api-types.ts';

/** How the signed-in member stands to another one. */
export type Relation = 'own' | 'none' | 'sent' | 'pending' | 'connected';

const lists = { sent: 'sentRequests', pending: 'pendingRequests', connected: 'connections' } as const;

const holds = (cards: MemberCard[], id: string) => cards.some((card) => card._id === id);

type Lists = Pick<Self, '_id' | (typeof lists)[keyof typeof lists]>;

export function relationOf(self: Lists, memberId: string): Relation {
  if (self._id === memberId) return 'own';
  if (holds(self.connections, memberId)) return 'connected';
  if (holds(self.pendingRequests, memberId)) return 'pending';
  return holds(self.sentRequests, memberId) ? 'sent' : 'none';
}

/** Puts the member into the one list that fits the relation; already there means nothing to do. */
export function setRelation(self: Self, member: MemberCard, relation: Exclude<Relation, 'own'>): void {
  for (const [kept, list] of Object.entries(lists)) {
    if (kept !== relation) self[list] = self[list].filter((card) => card._id !== member._id);
  }
  if (relation === 'none') return;
  const list = self[lists[relation]];
  if (!holds(list, member._id)) list.unshift(member);
}
