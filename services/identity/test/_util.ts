import { generateKeyPairSync } from 'node:crypto';
import { fromBinary, type Message } from '@bufbuild/protobuf';
import { unseal } from '@kindred/chassis/auth/sealing';
import type { EventType } from '@kindred/chassis/events/event';
import { createManualClock } from '@kindred/chassis/testing/effects';
import { call, createTestBed, testTokenIdentity } from '@kindred/chassis/testing/service-bed';
import { until } from '@kindred/chassis/testing/until';
import { events } from '@kindred/proto/catalog';
import type { Passwords } from '../src/domain/passwords.ts';
import { createIdentity } from '../src/service.ts';
import type { AccountDocument } from '../src/store/accounts.store.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const password = 'two inks make a third';

/** Tells what it verified, so that equal cost can be seen without a stopwatch, and can be slow on purpose. */
export function cheapPasswords(): Passwords & { verified: string[]; beforeHash: () => Promise<unknown> } {
  const verified: string[] = [];
  return {
    verified,
    beforeHash: async () => undefined,
    async hash(plain) {
      await this.beforeHash();
      return `cheap:${Buffer.from(plain).toString('hex')}`;
    },
    async verify(hash, plain) {
      verified.push(hash);
      return hash === `cheap:${Buffer.from(plain).toString('hex')}`;
    },
  };
}

export const aRegistration = (change: Record<string, unknown> = {}) => ({
  email: 'mira@example.com',
  password,
  role: 'artist',
  categories: ['Painting', 'Music'],
  terms: { accepted: true, version: '2026-11-01' },
  ...change,
});

/** Stands still, and leaps over hours without running the jobs of every second between. */
function aClock() {
  const { now, monotonic, sleep } = createManualClock();
  let leaptMs = 0;
  return {
    now: () => now() + leaptMs,
    monotonic: () => monotonic() + leaptMs,
    sleep,
    leap(ms: number) {
      leaptMs += ms;
    },
  };
}

/** Makes the next two hashings wait for each other: whatever was read before was read by both. */
export function holdUntilBothHash(passwords: ReturnType<typeof cheapPasswords>): void {
  const both = Promise.withResolvers<void>();
  let hashing = 0;
  passwords.beforeHash = async () => {
    hashing += 1;
    if (hashing === 2) both.resolve();
    await both.promise;
  };
}

interface Options {
  limitFactor?: number;
  allowsUnverifiedSignIn?: boolean;
  folder?: string;
}

export async function anIdentity(options: Options = {}) {
  const clock = aClock();
  const bed = await createTestBed({ clock, ...(options.folder ? { folder: options.folder } : {}) });
  const mailKeys = generateKeyPairSync('x25519');
  const passwords = cheapPasswords();
  const service = await createIdentity(
    {
      version: '0',
      publicUrl: 'https://kindred.example',
      tokenIssuer: testTokenIdentity.issuer,
      tokenAudience: testTokenIdentity.audience,
      signingKey: bed.signingKey,
      mailKey: mailKeys.publicKey,
      allowsUnverifiedSignIn: options.allowsUnverifiedSignIn ?? false,
      limitFactor: options.limitFactor ?? 1,
    },
    bed.effects,
    passwords,
  );
  await bed.start(service);
  const send = (method: 'POST' | 'PUT', path: string, body?: unknown, headers?: Record<string, string>) =>
    call(service, { method, path, body, ...(headers ? { headers } : {}) });

  /** Every event of a kind so far, oldest first, once there are `count`. */
  const seen = async <M extends Message>(event: EventType<M>, count: number): Promise<M[]> => {
    const read = async () => {
      const messages = await bed.published(event.topic);
      return messages
        .filter((m) => m.headers.ce_type === event.type)
        .map((m) => fromBinary(event.schema, m.value));
    };
    let found = await read();
    await until(async () => {
      found = await read();
      return found.length >= count;
    });
    return found;
  };
  const open = (sealed: Uint8Array): string =>
    Buffer.from(unseal(sealed, mailKeys.privateKey)).toString('utf8');
  const lastToken = async (
    event: EventType<Message & { sealedToken: Uint8Array }>,
    count: number,
  ): Promise<string> => open((await seen(event, count)).at(-1)?.sealedToken ?? new Uint8Array());

  const accounts = bed.effects.documents.collection<AccountDocument>('accounts');
  const register = (change: Record<string, unknown> = {}, headers?: Record<string, string>) =>
    send('POST', '/users/register', aRegistration(change), headers);
  const signIn = (email = 'mira@example.com', typed = password, headers?: Record<string, string>) =>
    send('POST', '/users/signin', { email, password: typed }, headers);

  return {
    bed,
    clock,
    service,
    passwords,
    send,
    seen,
    register,
    signIn,
    accounts,
    /** All accounts, without what the relay does to them meanwhile. */
    states: async () =>
      (await accounts.find({}, { limit: 10 })).map(({ outbox: _, claim: __, ...state }) => state),
    confirm: (token: string) => send('POST', `/users/emailconfirm/${token}`),
    confirmationToken: (count = 1) => lastToken(events.userRegistered, count),
    resetToken: (count = 1) => lastToken(events.userPasswordResetRequested, count),
    /** A member who can sign in. */
    async aMember(change: Record<string, unknown> = {}): Promise<string> {
      const input = { ...aRegistration(change), locale: 'en', confirmation: 'none' } as const;
      return (await service.registerAccount(input))._id;
    },
  };
}

export type IdentityUnderTest = Awaited<ReturnType<typeof anIdentity>>;
export const codesOf = (answer: { body: { errors: { code: string }[] } }): string[] =>
  answer.body.errors.map(({ code }) => code);
