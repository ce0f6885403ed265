import { AppError, unavailable } from '@kindred/chassis/errors/app-error';
import type { Change } from '@kindred/chassis/outbox/aggregates';
import { withLink } from '../domain/confirmation.ts';
import { isDeleted } from '../domain/ended-account.ts';
import { acceptedTerms } from '../domain/registration.ts';
import { userRegistered } from '../events/user-registered.event.ts';
import type { AccountDocument } from '../store/accounts.store.ts';
import type { Candidate, RegisterAccountDeps } from './candidate.ts';
import type { IssueLink } from './issue-link.ts';

type Issued = ReturnType<IssueLink>;

const RETRY_AFTER_SECONDS = 1;

/**
 * One more registration with one more link. Whoever knows the address can register it, so it changes nothing
 * until its own link is opened: neither the account nor what others mailed to it.
 */
function registering(
  current: AccountDocument,
  candidate: Candidate,
  passwordHash: string,
  link: Issued | undefined,
  now: number,
): Change<AccountDocument> {
  const { role, categories, locale, registration, termsVersion } = candidate;
  const latest = { ...registration, passwordHash };
  if (!link) return { set: { registration: latest }, events: [] };
  const terms = acceptedTerms(termsVersion, now);
  const choice = { passwordHash, role, categories: [...categories], locale, terms };
  return {
    set: {
      registration: latest,
      confirmations: withLink(current, link.tokenHash, choice, now),
    },
    events: [userRegistered({ ...current, locale }, link.sealedToken)],
  };
}

/**
 * An unconfirmed address registers again. Beyond the limit of mails the answer is the same, none is sent, and it is
 * only remembered that somebody registered.
 */
export function createRegisterAgain({ accounts, passwords, limits, issueLink, clock }: RegisterAccountDeps) {
  return async (
    existing: AccountDocument,
    candidate: Candidate,
    isSame: boolean,
  ): Promise<AccountDocument> => {
    const { passwordHash: known = existing.passwordHash } = existing.registration;
    // Another choice with the same password is the same person's.
    const isKnown = isSame || (await passwords.verify(known, candidate.password));
    const passwordHash = isKnown ? known : await passwords.hash(candidate.password);
    const link = (await limits.allowsMailTo(candidate.email)) ? issueLink() : undefined;
    return accounts.update(existing._id, (current) => {
      // Swept a moment ago: the address is free, and the next try makes a new account.
      if (isDeleted(current)) throw unavailable(RETRY_AFTER_SECONDS);
      if (current.isVerified) throw new AppError('conflict', { code: 'email-taken', field: 'email' });
      return registering(current, candidate, passwordHash, link, clock.now());
    });
  };
}
