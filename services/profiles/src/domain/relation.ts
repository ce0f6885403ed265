/** How a member sees another: `sent` is the own request, `pending` the other's. */
export const relations = ['own', 'none', 'sent', 'pending', 'connected'] as const;
export type Relation = (typeof relations)[number];

interface Pair {
  state: 'pending' | 'connected' | 'none';
  requesterId: string;
}

/** `pair` is absent while the two never had to do with each other. */
export function relationTo(viewerId: string, otherId: string, pair: Pair | undefined): Relation {
  if (viewerId === otherId) return 'own';
  if (pair?.state !== 'pending') return pair?.state ?? 'none';
  return pair.requesterId === viewerId ? 'sent' : 'pending';
}
