import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@kindred/chassis/errors/app-error';
import type { Change } from '@kindred/chassis/outbox/aggregates';
import type { Clock } from '@kindred/chassis/ports/effects';
import type { Account } from '../domain/account.ts';
import { confirmed, judgeConfirmation } from '../domain/confirmation.ts';
import { hashToken } from '../domain/link-token.ts';
import { sessionsRevokedBefore } from '../events/session-revoked.event.ts';
import { userRegistered } from '../events/user-registered.event.ts';
import { userVerified } from '../events/user-verified.event.ts';
import type { AccountDocument, AccountsStore } from '../store/accounts.store.ts';

export type ConfirmEmail = (token: string) => Promise<void>;

/** The house knows the choice of the first registration: another one is told, and ends the sessions of the first. */
function confirming(current: AccountDocument, set: Partial<Account>): Change<AccountDocument> {
  const next = { ...current, ...set };
  const { passwordHash, role, categories, sessionGeneration } = current;
  const isOther = !isDeepStrictEqual([role, categories], [next.role, next.categories]);
  const news = isOther ? [userRegistered(next, new Uint8Array())] : [];
  if (next.passwordHash === passwordHash) {
    return { set, unset: ['confirmBy'], events: [...news, userVerified(current._id)] };
  }
  return {
    unset: ['confirmBy'],
    set: { ...set, sessionGeneration: sessionGeneration + 1 },
    events: [...news, userVerified(current._id), sessionsRevokedBefore(current._id, sessionGeneration + 1)],
  };
}

/** @throws AppError invalid `link-invalid`, whatever is wrong with the link. */
export const createConfirmEmail =
  (accounts: AccountsStore, clock: Clock): ConfirmEmail =>
  async (token) => {
    const tokenHash = hashToken(token);
    const account = await accounts.byConfirmation(tokenHash);
    if (!account) throw new AppError('invalid', 'link-invalid');
    await accounts.update(account._id, (current) => {
      const now = clock.now();
      const judgement = judgeConfirmation(current, tokenHash, now);
      if (judgement === 'refused') throw new AppError('invalid', 'link-invalid');
      if (judgement === 'already-confirmed') return undefined;
      return confirming(current, confirmed(current, tokenHash, now));
    });
  };
