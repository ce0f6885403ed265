import type { Change } from '@kindred/chassis/outbox/aggregates';
import type { Clock } from '@kindred/chassis/ports/effects';
import { choiceOf, isContested, withLink } from '../domain/confirmation.ts';
import { isDeleted } from '../domain/ended-account.ts';
import { RESET_MS } from '../domain/lifetimes.ts';
import { userPasswordResetRequested } from '../events/user-password-reset-requested.event.ts';
import { userRegistered } from '../events/user-registered.event.ts';
import type { AccountDocument, AccountsStore } from '../store/accounts.store.ts';
import type { LinkRequest, LinkRequestsStore } from '../store/link-requests.store.ts';
import type { AddressLimits } from './address-limits.ts';
import type { IssueLink } from './issue-link.ts';

export interface AnswerLinkRequestsDeps {
  accounts: AccountsStore;
  requests: LinkRequestsStore;
  limits: AddressLimits;
  issueLink: IssueLink;
  clock: Clock;
}

const wantsMail = (account: AccountDocument, request: LinkRequest): boolean =>
  !account.isSuspended &&
  !isDeleted(account) &&
  account.answeredRequest !== request._id &&
  (request.kind === 'reset' || !account.isVerified);

function answering(
  account: AccountDocument,
  request: LinkRequest,
  link: ReturnType<IssueLink>,
  now: number,
): Change<AccountDocument> {
  const answeredRequest = request._id;
  // Of several registrations none is known to be the asker's: who holds the address chooses a password anew.
  if (request.kind === 'reset' || isContested(account)) {
    return {
      set: { answeredRequest, reset: { tokenHash: link.tokenHash, expiresAt: now + RESET_MS } },
      events: [userPasswordResetRequested(account, request.locale, link.sealedToken)],
    };
  }
  return {
    set: {
      answeredRequest,
      confirmations: withLink(account, link.tokenHash, choiceOf(account), now),
    },
    events: [userRegistered({ ...account, locale: request.locale }, link.sealedToken)],
  };
}

/** Answers what waits, oldest first. A crash between the account's write and the removal mails nothing twice. */
export function createAnswerLinkRequests(deps: AnswerLinkRequestsDeps): () => Promise<void> {
  const { accounts, requests, limits, issueLink, clock } = deps;

  const answer = async (request: LinkRequest): Promise<void> => {
    const account = await accounts.byEmail(request.email);
    if (account && wantsMail(account, request) && (await limits.allowsMailTo(request.email))) {
      const link = issueLink();
      await accounts.update(account._id, (current) =>
        wantsMail(current, request) ? answering(current, request, link, clock.now()) : undefined,
      );
    }
    await requests.remove(request._id);
  };

  return async () => {
    for (;;) {
      const page = await requests.oldest();
      if (page.length === 0) return;
      for (const request of page) await answer(request);
    }
  };
}
