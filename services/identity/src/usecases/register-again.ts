import { AppError } from '@kindred/chassis/errors/app-error';
import type { Change } from '@kindred/chassis/outbox/aggregates';
import { stillOpen } from '../domain/confirmation.ts';
import { CONFIRMATION_MS } from '../domain/lifetimes.ts';
import { sessionsRevokedBefore } from '../events/session-revoked.event.ts';
import { userRegistered } from '../events/user-registered.event.ts';
import type { AccountDocument } from '../store/accounts.store.ts';
import type { Candidate, RegisterAccountDeps } from './candidate.ts';
import type { IssueLink } from './issue-link.ts';

type Issued = ReturnType<IssueLink>;

/** Another registration takes the place of the unconfirmed one; links and sessions of the other one end with it. */
function replacing(
  current: AccountDocument,
  candidate: Candidate,
  passwordHash: string,
  link: Issued | undefined,
  now: number,
): Change<AccountDocument> {
  const { role, categories, locale, registration, termsVersion } = candidate;
  const sessionGeneration = current.sessionGeneration + 1;
  const set = {
    passwordHash,
    role,
    categories: [...categories],
    locale,
    terms: { version: termsVersion, acceptedAt: now },
    sessionGeneration,
    registration,
    ...(link ? { confirmation: { tokenHash: link.tokenHash, expiresAt: now + CONFIRMATION_MS } } : {}),
  };
  return {
    set,
    unset: ['previousConfirmation', 'reset', ...(link ? [] : (['confirmation'] as const))],
    events: [
      userRegistered({ ...current, ...set }, link?.sealedToken ?? new Uint8Array()),
      sessionsRevokedBefore(current._id, sessionGeneration),
    ],
  };
}

/** The same registration once more: another mail, and the link of the first one stays good. */
function mailingAgain(
  current: AccountDocument,
  candidate: Candidate,
  link: Issued,
  now: number,
): Change<AccountDocument> {
  const earlier = stillOpen(current.confirmation, now);
  return {
    set: {
      locale: candidate.locale,
      registration: candidate.registration,
      confirmation: { tokenHash: link.tokenHash, expiresAt: now + CONFIRMATION_MS },
      ...(earlier ? { previousConfirmation: earlier } : {}),
    },
    ...(earlier ? {} : { unset: ['previousConfirmation'] as const }),
    events: [userRegistered({ ...current, locale: candidate.locale }, link.sealedToken)],
  };
}

/** An unconfirmed address registers again. Beyond the limit of mails the answer is the same and none is sent. */
export function createRegisterAgain({ accounts, passwords, limits, issueLink, clock }: RegisterAccountDeps) {
  return async (
    existing: AccountDocument,
    candidate: Candidate,
    isSame: boolean,
  ): Promise<AccountDocument> => {
    const link = (await limits.allowsMailTo(candidate.email)) ? issueLink() : undefined;
    if (isSame && !link) return existing;
    const passwordHash = isSame ? existing.passwordHash : await passwords.hash(candidate.password);
    const now = clock.now();
    return accounts.update(existing._id, (current) => {
      if (current.isVerified) throw new AppError('conflict', { code: 'email-taken', field: 'email' });
      const isUnchanged = isSame && current.passwordHash === existing.passwordHash;
      return link && isUnchanged
        ? mailingAgain(current, candidate, link, now)
        : replacing(current, candidate, passwordHash, link, now);
    });
  };
}
