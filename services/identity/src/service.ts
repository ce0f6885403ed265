import { createTokenSigner } from '@kindred/chassis/auth/tokens';
import { assembleService, type Service, type ServiceEffects } from '@kindred/chassis/lifecycle/service';
import { createWokenWorker } from '@kindred/chassis/lifecycle/woken-worker';
import { createLimiter } from '@kindred/chassis/limits/limiter';
import { createRelay } from '@kindred/chassis/outbox/relay';
import type { IdentityConfig } from './config.ts';
import { onUserErased } from './consumers/on-user-erased.note-erasure.ts';
import type { Passwords } from './domain/passwords.ts';
import { changePasswordRoute } from './http/change-password.route.ts';
import { confirmEmailRoute } from './http/confirm-email.route.ts';
import { deleteAccountRoute } from './http/delete-account.route.ts';
import { identityTexts } from './http/identity.texts.ts';
import { registerRoute } from './http/register.route.ts';
import { reinstateAccountRoute } from './http/reinstate-account.route.ts';
import { resendConfirmationRoute } from './http/resend-confirmation.route.ts';
import { signInRoute } from './http/sign-in.route.ts';
import { signOutRoute } from './http/sign-out.route.ts';
import { suspendAccountRoute } from './http/suspend-account.route.ts';
import { updatePasswordRoute } from './http/update-password.route.ts';
import { askForErasureJob } from './jobs/every-10-minutes.ask-for-erasure.ts';
import { sweepExpiredSessionsJob } from './jobs/every-hour.sweep-expired-sessions.ts';
import { sweepUnconfirmedAccountsJob } from './jobs/every-hour.sweep-unconfirmed-accounts.ts';
import { answerLinkRequestsJob } from './jobs/every-second.answer-link-requests.ts';
import { identityStorage } from './storage.ts';
import { type AccountDocument, type AccountsStore, createAccountsStore } from './store/accounts.store.ts';
import { createArgon2Passwords } from './store/argon2-passwords.ts';
import { createLinkRequestsStore, type LinkRequest } from './store/link-requests.store.ts';
import { createSessionsStore, type SessionDocument } from './store/sessions.store.ts';
import { type AddressLimits, createAddressLimits } from './usecases/address-limits.ts';
import { createAnswerLinkRequests } from './usecases/answer-link-requests.ts';
import { createAskForErasure } from './usecases/ask-for-erasure.ts';
import { createConfirmEmail } from './usecases/confirm-email.ts';
import { createDeleteAccount } from './usecases/delete-account.ts';
import { createIssueLink } from './usecases/issue-link.ts';
import { createNoteErasure } from './usecases/note-erasure.ts';
import { createRegisterAccount, type RegisterAccount } from './usecases/register-account.ts';
import { createRequestLink } from './usecases/request-link.ts';
import { createSetAdmin, type SetAdmin } from './usecases/set-admin.ts';
import { createSignIn } from './usecases/sign-in.ts';
import { createSignOut } from './usecases/sign-out.ts';
import { createReinstateAccount, createSuspendAccount } from './usecases/suspend-account.ts';
import { createSweepUnconfirmed } from './usecases/sweep-unconfirmed.ts';
import { createUpdatePassword } from './usecases/update-password.ts';

export interface Identity extends Service {
  registerAccount: RegisterAccount;
  /** An operator's, see README "Admins". */
  setAdmin: SetAdmin;
}

const NAME = 'identity';

/** What may happen to an account after it was made. */
const accountEnds = (
  accounts: AccountsStore,
  passwords: Passwords,
  limits: AddressLimits,
  clock: ServiceEffects['clock'],
) => ({
  routes: [
    suspendAccountRoute(createSuspendAccount(accounts)),
    reinstateAccountRoute(createReinstateAccount(accounts)),
    deleteAccountRoute(createDeleteAccount(accounts, passwords, limits, clock)),
  ],
  consumers: [onUserErased(createNoteErasure(accounts))],
  jobs: [
    askForErasureJob(createAskForErasure(accounts, clock)),
    sweepUnconfirmedAccountsJob(createSweepUnconfirmed(accounts, clock)),
  ],
});

/** Stores, the worker that answers link requests, and every use case over them. */
async function createParts(config: IdentityConfig, effects: ServiceEffects, passwords: Passwords) {
  const { clock, documents, ids, logger, randomness, shared } = effects;
  const accountDocuments = documents.collection<AccountDocument>('accounts');
  const sessionDocuments = documents.collection<SessionDocument>('sessions');
  const collections = [accountDocuments, sessionDocuments];
  const relay = createRelay({ ...effects, source: NAME, collections });
  const accounts = createAccountsStore(accountDocuments, clock, relay.wake);
  const sessions = createSessionsStore(sessionDocuments, clock, relay.wake);
  const requests = createLinkRequestsStore(documents.collection<LinkRequest>('link_requests'));

  const limits = createAddressLimits(createLimiter(shared, config.limitFactor));
  const issueLink = createIssueLink(randomness, config.mailKey);
  const answerLinkRequests = createAnswerLinkRequests({ accounts, requests, limits, issueLink, clock });
  const answering = createWokenWorker(answerLinkRequests, logger);
  const { tokenIssuer: issuer, tokenAudience: audience } = config;
  const signToken = createTokenSigner(config.signingKey, { issuer, audience }, clock);
  const dummyHash = await passwords.hash(Buffer.from(randomness.bytes(32)).toString('base64url'));
  const signing = { signToken, dummyHash, allowsUnverified: config.allowsUnverifiedSignIn };

  return {
    relay,
    sessions,
    answering,
    registerAccount: createRegisterAccount({ accounts, passwords, limits, issueLink, clock, ids }),
    requestLink: createRequestLink(requests, clock, ids),
    signIn: createSignIn({ accounts, sessions, passwords, limits, clock, ids, randomness, ...signing }),
    signOut: createSignOut(sessions, clock),
    confirmEmail: createConfirmEmail(accounts, clock),
    updatePassword: createUpdatePassword(accounts, passwords, clock),
    setAdmin: createSetAdmin(accounts),
    end: accountEnds(accounts, passwords, limits, clock),
  };
}

/** Accounts, sessions, and the links that prove an address. */
export async function createIdentity(
  config: IdentityConfig,
  effects: ServiceEffects,
  passwords: Passwords = createArgon2Passwords(effects.randomness),
): Promise<Identity> {
  const { answering, end, registerAccount, relay, requestLink, sessions, setAdmin, ...usecases } =
    await createParts(config, effects, passwords);
  const service = await assembleService(
    {
      name: NAME,
      version: config.version,
      ...identityStorage,
      routes: [
        signInRoute(usecases.signIn),
        registerRoute(registerAccount),
        changePasswordRoute(requestLink),
        confirmEmailRoute(usecases.confirmEmail),
        updatePasswordRoute(usecases.updatePassword),
        signOutRoute(usecases.signOut),
        resendConfirmationRoute(requestLink),
        ...end.routes,
      ],
      texts: identityTexts,
      consumers: end.consumers,
      jobs: [answerLinkRequestsJob(answering), sweepExpiredSessionsJob(sessions, effects.clock), ...end.jobs],
      relay,
      workers: [answering],
    },
    effects,
  );

  return { ...service, registerAccount, setAdmin };
}
