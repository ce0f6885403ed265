import { until } from '@kindred/chassis/testing/until';
import { demoPassword, demoSignIns } from '@kindred/local/demo/community';
import { linkIn, nextMail } from '@kindred/local/testing/mailbox';
import type { Running } from '@kindred/local/testing/running';
import { type Answer, call } from './call.ts';
import { PASSWORD } from './member.ts';

export type Role = 'artist' | 'entrepreneur';

/** Somebody who is signed in, without a browser. */
export interface Account {
  userId: string;
  email: string;
  password: string;
  role: Role;
  token: string;
}

type SignedIn = { token: string; user: { _id: string; role: Role } };

export async function signInAs(kindred: Running, email: string, password: string): Promise<Account> {
  const answer = await call<SignedIn>(kindred, '/users/signin', {
    method: 'POST',
    body: { email, password },
  });
  if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.text}`);
  const { token, user } = answer.body;
  return { userId: user._id, email, password, role: user.role, token };
}

/** Mira, an artist, and Clara, an entrepreneur: both have connections, requests and messages. */
export function demoAccount(kindred: Running, role: Role): Promise<Account> {
  const [artist = '', entrepreneur = ''] = demoSignIns;
  return signInAs(kindred, role === 'artist' ? artist : entrepreneur, demoPassword);
}

export const registerBody = (email: string, role: Role = 'artist') => ({
  email,
  password: PASSWORD,
  role,
  categories: ['Painting'],
  terms: { accepted: true, version: '2026-11-01' },
});

/** Opens the newest mail to an address and follows its link, as the app does. */
export async function confirmEmail(kindred: Running, email: string): Promise<Answer> {
  const token = linkIn(await nextMail(kindred, email))
    .split('/')
    .at(-1);
  return call(kindred, `/users/emailconfirm/${token}`, { method: 'POST' });
}

/** A new member who has confirmed the address; without a name when none is given. */
export async function freshAccount(
  kindred: Running,
  email: string,
  role: Role = 'artist',
  name?: { firstname: string; lastname: string },
): Promise<Account> {
  const registered = await call(kindred, '/users/register', {
    method: 'POST',
    body: registerBody(email, role),
  });
  if (registered.status >= 300) throw new Error(`${email} cannot register: ${registered.text}`);
  await confirmEmail(kindred, email);
  const account = await signInAs(kindred, email, PASSWORD);
  const path = `/users/update/${account.userId}`;
  if (!name) return account;
  // Their profile may still be on its way.
  await until(
    async () =>
      (await call(kindred, path, { method: 'PUT', token: account.token, body: name })).status === 200,
    30_000,
  );
  return account;
}

/** Both ask, so that they are connected. */
export async function connectAccounts(kindred: Running, a: Account, b: Account): Promise<void> {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const body = { receiverId: to.userId, action: 'send' };
    await call(kindred, '/users/send-connection-request', { method: 'POST', token: from.token, body });
  }
}
