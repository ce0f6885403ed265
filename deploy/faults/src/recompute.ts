import { isDeepStrictEqual } from 'node:util';
import { allDocuments } from '@kindred/chassis/testing/all-documents';
import type { Conversation } from '@kindred/chat/domain/conversation';
import type { Card } from '@kindred/chat/domain/member-card';
import type { Message } from '@kindred/chat/domain/message';
import { cardsSpec } from '@kindred/chat/store/cards.indexes';
import { conversationsSpec } from '@kindred/chat/store/conversations.indexes';
import { messagesSpec } from '@kindred/chat/store/messages.indexes';
import type { AccountDocument } from '@kindred/identity/store/accounts.store';
import { identityCollections } from '@kindred/identity/store/identity.indexes';
import type { MemberCard } from '@kindred/offers/domain/member-card';
import { applicationsSpec } from '@kindred/offers/store/applications.indexes';
import type { ApplicationDocument } from '@kindred/offers/store/applications.store';
import { cardsSpec as offerCardsSpec } from '@kindred/offers/store/cards.indexes';
import { offersSpec } from '@kindred/offers/store/offers.indexes';
import type { OfferDocument } from '@kindred/offers/store/offers.store';
import { withFields } from '@kindred/profiles/domain/member';
import type { DeletedOffer, Offer } from '@kindred/profiles/domain/offer';
import type { Contribution } from '@kindred/profiles/domain/rating-totals';
import { connectionsSpec } from '@kindred/profiles/store/connections.indexes';
import type { ConnectionDocument } from '@kindred/profiles/store/connections.store';
import { contributionsSpec } from '@kindred/profiles/store/contributions.indexes';
import { membersSpec } from '@kindred/profiles/store/members.indexes';
import type { MemberDocument } from '@kindred/profiles/store/members.store';
import { offersSpec as copiesSpec } from '@kindred/profiles/store/offers.indexes';
import type { Card as RatingsCard } from '@kindred/ratings/domain/member-card';
import { cardsSpec as ratingCardsSpec } from '@kindred/ratings/store/cards.indexes';
import { ratingsSpec } from '@kindred/ratings/store/ratings.indexes';
import type { RatingDocument } from '@kindred/ratings/store/ratings.store';
import { driftOfCards } from './drift-of-cards.ts';
import { driftOfConversations } from './drift-of-conversations.ts';
import { driftOfOffers } from './drift-of-offers.ts';
import { driftOfRatings } from './drift-of-ratings.ts';
import { type Stores, waitingEvents } from './stores.ts';

export interface Drift {
  compared: number;
  differences: string[];
  /** Documents whose events have not been published. */
  waiting: number;
}

/** What members are found and sorted by. */
function driftOfMembers(members: readonly MemberDocument[]): string[] {
  return members.flatMap((member) => {
    const { order, searchKeys } = withFields(member, {});
    return [
      ...(isDeepStrictEqual(searchKeys, member.searchKeys) ? [] : [`search keys of ${member._id}`]),
      ...(isDeepStrictEqual(order, member.order) ? [] : [`order of ${member._id}`]),
    ];
  });
}

function driftOfAccounts(accounts: readonly AccountDocument[], members: readonly MemberDocument[]): string[] {
  const memberById = new Map(members.map((member) => [member._id, member]));
  return accounts.flatMap(({ _id, email, isVerified, role }) => {
    const member = memberById.get(_id);
    const told = member && [member.email, member.isVerified, member.role];
    return isDeepStrictEqual(told, [email, isVerified, role]) ? [] : [`profiles' member of account ${_id}`];
  });
}

/** Makes every projection anew from its owner's documents and compares; nothing may write meanwhile. */
export async function recompute(stores: Stores): Promise<Drift> {
  const { chat, identity, offers: offersStore, profiles, ratings: ratingsStore } = stores;
  const [accountsSpec] = identityCollections;
  if (!accountsSpec) throw new Error('identity keeps no accounts');
  const accounts = await allDocuments<AccountDocument>(identity, accountsSpec);
  const members = await allDocuments<MemberDocument>(profiles, membersSpec);
  const connections = await allDocuments<ConnectionDocument>(profiles, connectionsSpec);
  const copies = await allDocuments<Offer | DeletedOffer>(profiles, copiesSpec);
  const contributions = await allDocuments<Contribution>(profiles, contributionsSpec);
  const conversations = await allDocuments<Conversation>(chat, conversationsSpec);
  const messages = await allDocuments<Message>(chat, messagesSpec);
  const offers = await allDocuments<OfferDocument>(offersStore, offersSpec);
  const applications = await allDocuments<ApplicationDocument>(offersStore, applicationsSpec);
  const ratings = await allDocuments<RatingDocument>(ratingsStore, ratingsSpec);
  const owned = [accounts, members, connections, conversations, offers, ratings];
  return {
    // Each member is compared with the copies of three services too.
    compared: owned.reduce((sum, { length }) => sum + length, 0) + 3 * members.length,
    differences: [
      ...driftOfAccounts(accounts, members),
      ...driftOfMembers(members),
      ...driftOfCards('chat', members, await allDocuments<Card>(chat, cardsSpec)),
      ...driftOfCards('offers', members, await allDocuments<MemberCard>(offersStore, offerCardsSpec)),
      ...driftOfCards('ratings', members, await allDocuments<RatingsCard>(ratingsStore, ratingCardsSpec)),
      ...driftOfConversations(conversations, connections, messages),
      ...driftOfOffers(offers, applications, copies),
      ...driftOfRatings(ratings, contributions, members),
    ],
    waiting: await waitingEvents(stores),
  };
}
