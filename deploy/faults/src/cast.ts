import { until } from '@kindred/chassis/testing/until';
import { linkIn, nextMail } from '@kindred/local/testing/mailbox';
import type { Running } from '@kindred/local/testing/running';
import type { Role } from '@kindred/proto/role';
import { type Answer, call } from './client.ts';
import type { Person } from './ledger.ts';
import { type Cast, PASSWORD } from './load.ts';

const CONNECTED_MS = 30_000;

function require2xx(answer: Answer, what: string): Answer['body'] {
  if (answer.status >= 300)
    throw new Error(`${what} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Registers, confirms by the mailed link and signs in, as a member does. */
async function aPerson(kindred: Running, name: string, role: Role): Promise<Person> {
  const email = `${name}@example.com`;
  const account = {
    email,
    password: PASSWORD,
    role,
    categories: [],
    terms: { accepted: true, version: '1' },
  };
  require2xx(await call(kindred, { method: 'POST', path: '/users/register', body: account }), 'register');
  const token = linkIn(await nextMail(kindred, email))
    .split('/')
    .at(-1);
  require2xx(await call(kindred, { method: 'POST', path: `/users/emailconfirm/${token}` }), 'confirm');
  const body = { email, password: PASSWORD };
  const signedIn = require2xx(
    await call(kindred, { method: 'POST', path: '/users/signin', body }),
    'sign-in',
  );
  const person = { userId: signedIn.user._id as string, email, token: signedIn.token as string };
  const named = () =>
    call(kindred, {
      method: 'PUT',
      path: `/users/update/${person.userId}`,
      token: person.token,
      body: { firstname: name, lastname: 'Crash' },
    });
  await until(async () => (await named()).status === 200, CONNECTED_MS, `the profile of ${name}`);
  // Offers and ratings hear of a member later than the profile itself.
  const path = `/ratings/get-for-user/${person.userId}`;
  const isRateable = async () => (await call(kindred, { method: 'GET', path })).status === 200;
  await until(isRateable, CONNECTED_MS, `ratings of ${name}`);
  return person;
}

async function connect(kindred: Running, [a, b]: [Person, Person]): Promise<void> {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const body = { senderId: from.userId, receiverId: to.userId, action: 'send' };
    const path = '/users/send-connection-request';
    const isSent = async () =>
      (await call(kindred, { method: 'POST', path, token: from.token, body })).status === 200;
    await until(isSent, CONNECTED_MS, 'a connection request');
  }
  const path = `/messages/get/${b.userId}`;
  const isOpen = async () => (await call(kindred, { method: 'GET', path, token: a.token })).status === 200;
  await until(isOpen, CONNECTED_MS, 'an open conversation');
}

/** An artist and an entrepreneur in each pair: some talk and stay connected, of the others the connection comes and goes. */
export async function makeCast(kindred: Running, talkers = 2, strangers = 2): Promise<Cast> {
  const cast: Cast = { talkers: [], strangers: [] };
  for (let i = 0; i < talkers + strangers; i += 1) {
    const pair: [Person, Person] = await Promise.all([
      aPerson(kindred, `ada${i}`, 'artist'),
      aPerson(kindred, `ben${i}`, 'entrepreneur'),
    ]);
    if (i < talkers) await connect(kindred, pair);
    (i < talkers ? cast.talkers : cast.strangers).push(pair);
  }
  return cast;
}
