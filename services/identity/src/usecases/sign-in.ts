import type { TokenSigner } from '@kindred/chassis/auth/tokens';
import { AppError } from '@kindred/chassis/errors/app-error';
import type { Clock, Ids, Randomness } from '@kindred/chassis/ports/effects';
import { normalizeEmail } from '../domain/email.ts';
import { SESSION_MS } from '../domain/lifetimes.ts';
import type { Passwords } from '../domain/passwords.ts';
import { SESSION_ID_BYTES, sessionIdOf } from '../domain/session-id.ts';
import type { AccountDocument, AccountsStore } from '../store/accounts.store.ts';
import type { SessionsStore } from '../store/sessions.store.ts';
import type { AddressLimits } from './address-limits.ts';

export interface SignInDeps {
  accounts: AccountsStore;
  sessions: SessionsStore;
  passwords: Passwords;
  limits: AddressLimits;
  signToken: TokenSigner;
  clock: Clock;
  ids: Ids;
  randomness: Randomness;
  /** Verified instead of a real one, so that unknown addresses cost the same. */
  dummyHash: string;
  allowsUnverified: boolean;
}

export type SignIn = (input: {
  email: string;
  password: string;
  clientIp: string;
}) => Promise<{ token: string; account: AccountDocument }>;

/**
 * Starts a session.
 * @throws AppError too-many; unauthenticated `invalid-credentials`; forbidden `email-not-confirmed`
 */
export function createSignIn(deps: SignInDeps): SignIn {
  const { accounts, sessions, passwords, limits, clock } = deps;

  const startSession = async (account: AccountDocument): Promise<string> => {
    const sid = sessionIdOf(account.sessionGeneration, deps.randomness.bytes(SESSION_ID_BYTES));
    const now = clock.now();
    await sessions.insert(
      {
        _id: sid,
        userId: account._id,
        generation: account.sessionGeneration,
        createdAt: now,
        expiresAt: now + SESSION_MS,
      },
      [],
    );
    const { _id: userId, role } = account;
    return deps.signToken({ userId, role, sid, jti: deps.ids.next(), lifetimeMs: SESSION_MS });
  };

  return async ({ email: written, password, clientIp }) => {
    const email = normalizeEmail(written);
    await limits.requireSignIn(email, clientIp);
    const account = await accounts.byEmail(email);
    const isRight = await passwords.verify(account?.passwordHash ?? deps.dummyHash, password);
    if (!account || !isRight || account.isSuspended) {
      throw new AppError('unauthenticated', 'invalid-credentials');
    }
    if (!account.isVerified && !deps.allowsUnverified) throw new AppError('forbidden', 'email-not-confirmed');
    return { token: await startSession(account), account };
  };
}
