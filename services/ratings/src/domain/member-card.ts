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

export const isShown = (card: Card | undefined): card is Card => card?.isVisible === true;
