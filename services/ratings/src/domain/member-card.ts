import type { Role } from './rating.ts';

/** What ratings need to know of a member; `_id` is the member's id. */
export interface Card {
  _id: string;
  role: Role;
  firstname: string;
  /** Path, empty without one. */
  image: string;
  isVisible: boolean;
  /** Version of the profile this was taken from. */
  sourceVersion: number;
}

/** Stands where the card of a deleted member stood; no profile is newer, so none that arrives late replaces it. */
export const erasedCard = (userId: string): Card => ({
  _id: userId,
  role: 'entrepreneur',
  firstname: '',
  image: '',
  isVisible: false,
  sourceVersion: Number.MAX_SAFE_INTEGER,
});

export const isShown = (card: Card | undefined): card is Card => card?.isVisible === true;
