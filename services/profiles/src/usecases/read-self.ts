import { isVisible, type Member } from '../domain/member.ts';
import type { ConnectionDocument, ConnectionsStore } from '../store/connections.store.ts';
import type { MembersStore } from '../store/members.store.ts';
import type { Favourite, ReadFavourites } from './read-favourites.ts';
import { requireKnown } from './require-member.ts';

/** A member with the people around them, newest first. */
export interface Self {
  member: Member;
  connections: Member[];
  pendingRequests: Member[];
  sentRequests: Member[];
  favourites: Favourite[];
}

const MAX_PEOPLE = 200;

/** What a member sees of themselves. @throws AppError unavailable `profile-not-ready` */
export const createReadSelf =
  (members: MembersStore, connections: ConnectionsStore, readFavourites: ReadFavourites) =>
  async (userId: string): Promise<Self> => {
    const [connected, received, sent, favourites] = await Promise.all([
      connections.connectedWith(userId, MAX_PEOPLE),
      connections.receivedBy(userId, MAX_PEOPLE),
      connections.sentBy(userId, MAX_PEOPLE),
      readFavourites(userId),
    ]);
    const otherId = (pair: ConnectionDocument) => pair.members.find((id) => id !== userId) ?? userId;
    const ids = [userId, ...[...connected, ...received, ...sent].map(otherId)];
    const found = await members.findByIds([...new Set(ids)]);
    const byId = new Map(found.map((member) => [member.userId, member]));
    const people = (pairs: ConnectionDocument[]): Member[] =>
      pairs.flatMap((pair) => byId.get(otherId(pair)) ?? []).filter(isVisible);
    return {
      member: requireKnown(byId.get(userId)),
      connections: people(connected),
      pendingRequests: people(received),
      sentRequests: people(sent),
      favourites,
    };
  };

export type ReadSelf = ReturnType<typeof createReadSelf>;
