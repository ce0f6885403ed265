import { anImage } from '@kindred/chassis/testing/images';
import { until } from '@kindred/chassis/testing/until';
import type { Product } from '@kindred/contract/testing/product';
import { canary } from './canary.ts';

const SETTLE_MS = 20_000;
export const EMAIL = `${canary('email')}@member.example`;
const PASSWORD = `${canary('password')} and more of it`;
const NEW_PASSWORD = `${canary('newpassword')} and more of it`;

/** Headers anybody can send, and none of ours believes. */
const headers = {
  'user-agent': canary('agent'),
  'x-request-id': canary('requestid'),
  'x-forwarded-for': canary('forwarded'),
  'x-user-name': canary('username'),
  baggage: `user=${canary('baggage')}`,
  tracestate: `x=${canary('state')}`,
  cookie: `name=${canary('cookie')}`,
  referer: `https://example.com/${canary('referer')}`,
};

// Answers are read freely: what comes back is checked elsewhere.
// biome-ignore lint/suspicious/noExplicitAny: the body of an answer
type Go = (method: string, path: string, body?: unknown, token?: string) => Promise<any>;

/** `go` must succeed; `err` may not. */
interface Calls {
  go: Go;
  err: Go;
}

async function aForm(name: string, fields: Readonly<Record<string, string>> = {}): Promise<FormData> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const bytes = new Uint8Array(await anImage());
  form.append(name, new Blob([bytes], { type: 'image/png' }), `${canary('filename')}.png`);
  return form;
}

async function mailToken(product: Product, page: string): Promise<string> {
  const pattern = new RegExp(`/${page}/([\\w-]+)`);
  return until(
    async () => {
      const mails = await product.cluster.mailbox.list(EMAIL);
      return mails.map(({ text }) => pattern.exec(text)?.[1]).find((token) => token !== undefined);
    },
    SETTLE_MS,
    `a mail with a link to ${page}`,
  );
}

export interface CanaryMember {
  userId: string;
  token: string;
  /** Names of what must never be told, and what it is. */
  secrets: Map<string, string>;
}

/** Somebody who has a canary in every field, header and mistake: joins and signs in, also wrongly. */
export async function canaryJoins(product: Product, { go, err }: Calls): Promise<CanaryMember> {
  await err('POST', '/users/register', {
    email: canary('noemail'),
    password: PASSWORD,
    [canary('field')]: 1,
  });
  const terms = { accepted: true, version: '1' };
  const account = { email: EMAIL, password: PASSWORD, role: 'entrepreneur', categories: ['Painting'], terms };
  await go('POST', '/users/register', account);
  const confirmation = await mailToken(product, 'email-confirmation');
  await err('POST', `/users/emailconfirm/${canary('linktoken')}`);
  await go('POST', `/users/emailconfirm/${confirmation}`);
  await err('POST', '/users/signin', { email: EMAIL, password: canary('wrongpassword') });
  await go('POST', '/users/changepassword', { email: EMAIL });
  const reset = await mailToken(product, 'resetpassword');
  await go('PUT', `/users/updatepassword/${reset}`, { password: NEW_PASSWORD });
  const { token, user } = await go('POST', '/users/signin', { email: EMAIL, password: NEW_PASSWORD });
  const secrets = new Map([
    ['the confirmation token', confirmation],
    ['the reset token', reset],
    ['the session token', String(token)],
    ['the member id', String(user._id)],
  ]);
  return { userId: String(user._id), token: String(token), secrets };
}

async function fillsProfile({ go, err }: Calls, { userId, token }: CanaryMember): Promise<void> {
  await go(
    'PUT',
    `/users/update/${userId}`,
    {
      firstname: canary('firstname'),
      lastname: canary('lastname'),
      title: canary('title'),
      location: canary('location'),
    },
    token,
  );
  await go('POST', `/profile/user/${userId}/about`, { about: `<p>${canary('about')}</p>` }, token);
  await go('POST', `/users/add-language/${userId}`, { language: 'German', level: 'Fluent' }, token);
  await err('POST', `/users/add-language/${userId}`, { language: canary('spoken'), level: 'Fluent' }, token);
  await go('POST', `/profile/interests/${userId}`, { interest: canary('interest') }, token);
  await go('POST', `/profile/personality/${userId}`, { personality: canary('personality') }, token);
  const { user } = await go('PUT', `/users/update-profile-pic/${userId}`, await aForm('profileImage'), token);
  const { pathname } = new URL(user.profileImage, 'http://localhost');
  for (let n = 0; n < 2; n += 1) await err('GET', pathname);
  await go('GET', `/users/all-the-users?q=${canary('hubsearch')}`, undefined, token);
  await go('GET', `/users/single-user/${userId}`, undefined, token);
}

async function talksAndTrades(
  product: Product,
  { go, err }: Calls,
  { userId, token }: CanaryMember,
): Promise<void> {
  const other = await product.members.make();
  const pair = { senderId: userId, receiverId: other.userId };
  await go('POST', '/users/send-connection-request', { ...pair, action: 'send' }, token);
  await until(
    async () => {
      await err('POST', '/users/accept-connection-request', pair, other.token);
      const contacts = await go('GET', '/chats/finduserconnections/', undefined, token);
      return JSON.stringify(contacts).includes(other.userId);
    },
    SETTLE_MS,
    'a conversation',
  );
  const form = await aForm('chatimage', { message: canary('message') });
  const sent = await go('POST', `/messages/send/${other.userId}`, form, token);
  await go('PUT', `/messages/update/${sent._id}`, { message: canary('edited') }, token);
  await go('GET', `/messages/get/${other.userId}`, undefined, token);
  const offer = await aForm('postImage', {
    title: canary('offertitle'),
    description: canary('offertext'),
    location: canary('offerplace'),
    type: 'offer',
    category: 'Painting',
    status: 'open',
    salary: '100',
    skillsRequired: canary('skill'),
  });
  const made = await go('POST', '/offers/create', offer, token);
  await go('POST', '/offers/apply', { offerId: made.offer._id }, other.token);
  await go('GET', `/offers?q=${canary('offersearch')}`, undefined, token);
  const rating = { ratedUserId: other.userId, ratingNumber: 5, comment: canary('comment') };
  await go('POST', '/ratings/add-new-rating', rating, token);
  await until(
    async () =>
      JSON.stringify(await go('GET', `/users/single-user/${other.userId}`)).includes('"ratingCount":1'),
    SETTLE_MS,
    'the rating',
  );
}

async function makesMistakes({ go, err }: Calls, { token }: CanaryMember): Promise<void> {
  await go('POST', '/send-email/user-specific', {
    senderEmail: `${canary('sender')}@member.example`,
    subject: 'User Message to DEVs',
    message: canary('letter'),
  });
  await err('GET', `/${canary('path')}/${canary('page')}?${canary('name')}=${canary('value')}`);
  await err('POST', '/offers/apply', `{"${canary('broken')}`, token);
  await err('GET', '/users/loggeduser', undefined, canary('badtoken'));
  await err('POST', '/traces', `[{"name":"${canary('span')}"}]`);
  await err('POST', '/users/delete-account', { password: canary('guess') }, token);
}

/** Acts through the whole product; answers the secrets it came to have. */
export async function canaryActs(product: Product): Promise<CanaryMember> {
  const send = (method: string, path: string, body: unknown, token: string | undefined) => {
    const type: Record<string, string> =
      typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const key = { 'idempotency-key': canary('idempotency') };
    return product.call({ method, path, body, token, headers: { ...headers, ...type, ...key } });
  };
  const err: Go = async (method, path, body, token) => (await send(method, path, body, token)).json;
  const go: Go = async (method, path, body, token) => {
    const { status, text, json } = await send(method, path, body, token);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status} ${text}`);
    return json;
  };
  const calls = { go, err };
  const member = await canaryJoins(product, calls);
  await until(
    async () =>
      (await product.call({ method: 'GET', path: `/users/single-user/${member.userId}` })).status === 200,
    SETTLE_MS,
    'the profile',
  );
  await fillsProfile(calls, member);
  await talksAndTrades(product, calls, member);
  await makesMistakes(calls, member);
  await go('POST', '/users/delete-account', { password: NEW_PASSWORD }, member.token);
  return member;
}
