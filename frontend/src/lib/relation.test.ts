import { describe, expect, it } from 'vitest';
import type { MemberCard, Self } from './api-types.ts';
import { relationOf, setRelation } from './relation.ts';

const aMember = (_id: string): MemberCard => ({
  _id,
  id: _id,
  role: 'artist',
  address: { firstname: 'Mira', lastname: 'Okafor' },
  title: '',
  location: '',
  categories: [],
  profileImage: null,
  averageRating: 0,
  ratingCount: 0,
});

const aSelf = (lists: Partial<Self> = {}): Self => ({
  ...aMember('me'),
  profileBackground: null,
  about: '',
  languages: [],
  interests: [],
  personality: [],
  portfolioImages: [],
  email: 'me@example.test',
  connections: [],
  pendingRequests: [],
  sentRequests: [],
  favOffers: [],
  isEmailHidden: false,
  isHiddenFromSearchEngines: false,
  ...lists,
});

describe('the relation to another member', () => {
  it.each([
    ['connected', 'connections'],
    ['pending', 'pendingRequests'],
    ['sent', 'sentRequests'],
  ] as const)('is %s when the card lies in %s', (relation, list) => {
    expect(relationOf(aSelf({ [list]: [aMember('a')] }), 'a')).toBe(relation);
  });

  it('is none for a stranger and own for oneself', () => {
    expect(relationOf(aSelf(), 'a')).toBe('none');
    expect(relationOf(aSelf(), 'me')).toBe('own');
  });
});

describe('setting a relation', () => {
  it('moves an accepted request to the connections and nowhere else', () => {
    const self = aSelf({ pendingRequests: [aMember('a'), aMember('b')], sentRequests: [aMember('a')] });
    setRelation(self, aMember('a'), 'connected');
    expect(self.connections.map((card) => card._id)).toEqual(['a']);
    expect(self.pendingRequests.map((card) => card._id)).toEqual(['b']);
    expect(self.sentRequests).toEqual([]);
  });

  it('applied twice lists the member once', () => {
    const self = aSelf();
    setRelation(self, aMember('a'), 'sent');
    setRelation(self, aMember('a'), 'sent');
    expect(self.sentRequests).toHaveLength(1);
  });

  it('removes the member from every list for none', () => {
    const self = aSelf({ connections: [aMember('a')] });
    setRelation(self, aMember('a'), 'none');
    expect(relationOf(self, 'a')).toBe('none');
  });
});
