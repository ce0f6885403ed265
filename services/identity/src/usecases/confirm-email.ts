import { AppError } from '@kindred/chassis/errors/app-error';
import type { Clock } from '@kindred/chassis/ports/effects';
import { judgeConfirmation, useConfirmation } from '../domain/confirmation.ts';
import { hashToken } from '../domain/link-token.ts';
import { userVerified } from '../events/user-verified.event.ts';
import type { AccountsStore } from '../store/accounts.store.ts';

export type ConfirmEmail = (token: string) => Promise<void>;

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
      return {
        set: { isVerified: true, verifiedAt: now, ...useConfirmation(current, tokenHash, now) },
        events: [userVerified(current._id)],
      };
    });
  };
