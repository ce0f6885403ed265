import type { Account, Choice, ConfirmationLink } from './account.ts';
import { CONFIRMATION_MS } from './lifetimes.ts';

export type Confirmation = 'confirm' | 'already-confirmed' | 'refused';

const isOpen = (link: ConfirmationLink, now: number): boolean => link.expiresAt > now;
const wasJustUsed = (link: ConfirmationLink, now: number): boolean =>
  link.lastUsedAt !== undefined && now < link.lastUsedAt + CONFIRMATION_MS;

/** A link confirms once. For the one it confirmed, opening it again within a day is no error. */
export function judgeConfirmation(account: Account, tokenHash: string, now: number): Confirmation {
  const link = account.confirmations.find((known) => known.tokenHash === tokenHash);
  if (!link) return 'refused';
  if (account.isVerified)
    return wasJustUsed(link, now) || isOpen(link, now) ? 'already-confirmed' : 'refused';
  return isOpen(link, now) ? 'confirm' : 'refused';
}

/** The links with one more; those that have expired go. */
export const withLink = (account: Account, tokenHash: string, choice: Choice, now: number) => [
  ...account.confirmations.filter((link) => isOpen(link, now)),
  { tokenHash, expiresAt: now + CONFIRMATION_MS, choice },
];

/** What a confirmed account keeps of registrations: neither choices nor passwords that nobody confirmed. */
export function settled(account: Account): Pick<Account, 'confirmations' | 'registration'> {
  const { passwordHash: _, ...registration } = account.registration;
  return { confirmations: account.confirmations.map(({ choice: _choice, ...link }) => link), registration };
}

/** The account as the link that was opened makes it. */
export function confirmed(account: Account, tokenHash: string, now: number): Partial<Account> {
  const link = account.confirmations.find((known) => known.tokenHash === tokenHash);
  const { confirmations, registration } = settled(account);
  return {
    ...link?.choice,
    isVerified: true,
    verifiedAt: now,
    registration,
    confirmations: confirmations.map((known) =>
      known.tokenHash === tokenHash ? { ...known, lastUsedAt: now } : known,
    ),
  };
}

/** Whether an unconfirmed address was registered with different passwords. */
export const isContested = ({ isVerified, passwordHash, registration }: Account): boolean =>
  !isVerified && registration.passwordHash !== undefined && registration.passwordHash !== passwordHash;

export const choiceOf = ({ passwordHash, role, categories, locale, terms }: Choice): Choice => ({
  passwordHash,
  role,
  categories,
  locale,
  terms,
});
