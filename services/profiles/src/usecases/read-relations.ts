import { pairIdOf } from '@kindred/proto/pair-id';
import { type Relation, relationTo } from '../domain/relation.ts';
import type { ConnectionsStore } from '../store/connections.store.ts';

/**
 * How a member stands to each of these: read pair by pair, so it is true of any card, however many people the
 * member knows. At most as many as a page holds.
 */
export const createReadRelations =
  (connections: ConnectionsStore) =>
  async (viewerId: string, memberIds: readonly string[]): Promise<Map<string, Relation>> => {
    const pairs = await connections.findPairs(memberIds.map((id) => pairIdOf(viewerId, id)));
    const byId = new Map(pairs.map((pair) => [pair._id, pair]));
    return new Map(memberIds.map((id) => [id, relationTo(viewerId, id, byId.get(pairIdOf(viewerId, id)))]));
  };

export type ReadRelations = ReturnType<typeof createReadRelations>;
