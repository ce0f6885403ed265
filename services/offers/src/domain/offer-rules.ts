import { AppError } from '@kindred/chassis/errors/app-error';
import type { MemberCard } from './member-card.ts';
import type { Offer } from './offer.ts';

interface Actor {
  userId: string;
  role: string;
}

/** @throws AppError forbidden `entrepreneurs-only` */
export function requireEntrepreneur({ role }: Actor): void {
  if (role !== 'entrepreneur') throw new AppError('forbidden', 'entrepreneurs-only');
}

/** Nobody sees the offers of a member who may not be shown; before the card arrives nothing speaks against it. */
export const isCreatorShown = (creator: MemberCard | undefined): boolean => creator?.isVisible !== false;

/** May be read by somebody who did not apply to it. */
export const isOnDisplay = (offer: Offer, creator: MemberCard | undefined): boolean =>
  offer.deletedAt === null && isCreatorShown(creator);

/** @throws AppError forbidden `not-creator` */
export function requireCreator(offer: Offer, userId: string): void {
  if (offer.createdBy !== userId) throw new AppError('forbidden', 'not-creator');
}

/** @throws AppError conflict `offer-deleted`, `offer-closed` */
export function requireTakesApplications(offer: Offer): void {
  if (offer.deletedAt !== null) throw new AppError('conflict', 'offer-deleted');
  if (offer.status === 'closed') throw new AppError('conflict', 'offer-closed');
}
