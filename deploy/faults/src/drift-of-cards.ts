import { isDeepStrictEqual } from 'node:util';
import type { Card as ChatCard } from '@kindred/chat/domain/member-card';
import type { MemberCard as OffersCard } from '@kindred/offers/domain/member-card';
import { cardOf } from '@kindred/profiles/domain/member';
import type { MemberDocument } from '@kindred/profiles/store/members.store';
import type { Card as RatingsCard } from '@kindred/ratings/domain/member-card';

type AnyCard = ChatCard | OffersCard | RatingsCard;

/** Each service keeps as much of a member's card as it shows. */
export function driftOfCards(
  service: string,
  members: readonly MemberDocument[],
  cards: readonly AnyCard[],
): string[] {
  const known = new Map(cards.map((card) => [card._id, card]));
  return members.flatMap((member) => {
    const { userId, profileImage, ...shown } = cardOf(member);
    const card = known.get(userId);
    // Nobody has heard yet of a member who was never shown.
    if (!card) return shown.isVisible ? [`${service}' card of ${userId} is missing`] : [];
    const expected: Readonly<Record<string, unknown>> = { ...shown, image: profileImage };
    const wrong = Object.entries(card).filter(
      ([field, value]) => field in expected && !isDeepStrictEqual(expected[field], value),
    );
    return wrong.map(([field]) => `${field} in ${service}' card of ${userId}`);
  });
}
