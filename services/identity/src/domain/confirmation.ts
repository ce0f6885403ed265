import type { Account, Link } from './account.ts';
import { CONFIRMATION_MS } from './lifetimes.ts';

export type Confirmation = 'confirm' | 'already-confirmed' | 'refused';

const isOpen = (link: Link, now: number): boolean => link.expiresAt > now;
const wasJustUsed = (link: Link, now: number): boolean =>
  link.lastUsedAt !== undefined && now < link.lastUsedAt + CONFIRMATION_MS;

/** A link confirms once. For the one it confirmed, opening it again within a day is no error. */
export function judgeConfirmation(account: Account, tokenHash: string, now: number): Confirmation {
  const links = [account.confirmation, account.previousConfirmation];
  const link = links.find((known) => known?.tokenHash === tokenHash);
  if (!link) return 'refused';
  if (account.isVerified)
    return wasJustUsed(link, now) || isOpen(link, now) ? 'already-confirmed' : 'refused';
  return isOpen(link, now) ? 'confirm' : 'refused';
}

/** The account's links with the one that was opened marked as used. */
export function useConfirmation(
  account: Account,
  tokenHash: string,
  now: number,
): Pick<Account, 'confirmation' | 'previousConfirmation'> {
  const mark = (link: Link | undefined): Link | undefined =>
    link?.tokenHash === tokenHash ? { ...link, lastUsedAt: now } : link;
  const confirmation = mark(account.confirmation);
  const previousConfirmation = mark(account.previousConfirmation);
  return {
    ...(confirmation ? { confirmation } : {}),
    ...(previousConfirmation ? { previousConfirmation } : {}),
  };
}

/** What a further mail to the same person leaves of the earlier one. */
export const stillOpen = (link: Link | undefined, now: number): Link | undefined =>
  link && isOpen(link, now) ? link : undefined;
