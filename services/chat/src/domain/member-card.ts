import type { Role } from '@kindred/proto/role';

/** Chat's copy of what a member shows; `_id` is the member's id. */
export interface Card {
  _id: string;
  role: Role;
  firstname: string;
  lastname: string;
  title: string;
  location: string;
  categories: string[];
  /** Empty without one. */
  image: string;
  isVisible: boolean;
  /** Version of the profile this was taken from. */
  sourceVersion: number;
}

export interface MemberCard {
  _id: string;
  id: string;
  role: Role;
  address: { firstname: string; lastname: string };
  title: string;
  location: string;
  categories: string[];
  profileImage: string | null;
  averageRating: number;
  ratingCount: number;
}

/** Stands where the card of a deleted member stood; no profile is newer, so none that arrives late replaces it. */
export const erasedCard = (userId: string): Card => ({
  _id: userId,
  role: 'entrepreneur',
  firstname: '',
  lastname: '',
  title: '',
  location: '',
  categories: [],
  image: '',
  isVisible: false,
  sourceVersion: Number.MAX_SAFE_INTEGER,
});

/** The card others see; without names while the profile has not arrived yet or may not be shown. */
export function memberCardOf(userId: string, card: Card | undefined): MemberCard {
  const shown = card?.isVisible ? card : undefined;
  return {
    _id: userId,
    id: userId,
    role: card?.role ?? 'entrepreneur',
    address: { firstname: shown?.firstname ?? '', lastname: shown?.lastname ?? '' },
    title: shown?.title ?? '',
    location: shown?.location ?? '',
    categories: shown?.categories ?? [],
    profileImage: shown?.image || null,
    averageRating: 0,
    ratingCount: 0,
  };
}
