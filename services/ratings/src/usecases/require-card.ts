import { AppError } from '@kindred/chassis/errors/app-error';
import { type Card, isShown } from '../domain/member-card.ts';
import type { CardsStore } from '../store/cards.store.ts';

const RETRY_AFTER_SECONDS = 1;

/** Who holds a token is a member: without a card the event about them is on the way. @throws AppError unavailable */
export async function requireOwnCard(cards: CardsStore, userId: string): Promise<Card> {
  const card = await cards.get(userId);
  if (!isShown(card)) throw new AppError('unavailable', 'profile-not-ready', RETRY_AFTER_SECONDS);
  return card;
}

/** @throws AppError not-found when nobody has the id or others may not see them: both answer the same. */
export async function requireVisibleCard(cards: CardsStore, userId: string): Promise<Card> {
  const card = await cards.get(userId);
  if (!isShown(card)) throw new AppError('not-found', 'not-found');
  return card;
}
