import { CONFIRMATION_MS, UNCONFIRMED_MS } from '../domain/lifetimes.ts';
import { acceptedTerms } from '../domain/registration.ts';
import { userRegistered } from '../events/user-registered.event.ts';
import { userVerified } from '../events/user-verified.event.ts';
import type { AccountDocument } from '../store/accounts.store.ts';
import type { Candidate, RegisterAccountDeps, RegisterAccountInput } from './candidate.ts';

type Wanted = Pick<RegisterAccountInput, 'confirmation' | 'userId'>;

/** Makes a new account and its events in one write. @throws DuplicateKeyError when somebody was faster. */
export function createInsertAccount(deps: RegisterAccountDeps) {
  const { accounts, passwords, limits, issueLink, clock, ids } = deps;
  return async (candidate: Candidate, { confirmation, userId }: Wanted): Promise<AccountDocument> => {
    const { email, role, categories, locale, registration } = candidate;
    const now = clock.now();
    const isMailed = confirmation === 'mail';
    // The first mail always goes out; it counts for those that follow.
    if (isMailed) await limits.allowsMailTo(email);
    const link = isMailed ? issueLink() : undefined;
    const choice = {
      passwordHash: await passwords.hash(candidate.password),
      role,
      categories: [...categories],
      locale,
      terms: acceptedTerms(candidate.termsVersion, now),
    };
    const account = {
      _id: userId ?? ids.next(),
      email,
      ...choice,
      isVerified: !isMailed,
      ...(isMailed ? { confirmBy: now + UNCONFIRMED_MS } : { verifiedAt: now }),
      isSuspended: false,
      sessionGeneration: 1,
      confirmations: link ? [{ tokenHash: link.tokenHash, expiresAt: now + CONFIRMATION_MS, choice }] : [],
      registration,
      createdAt: now,
    };
    const registered = userRegistered(account, link?.sealedToken ?? new Uint8Array());
    return accounts.insert(account, isMailed ? [registered] : [registered, userVerified(account._id)]);
  };
}
