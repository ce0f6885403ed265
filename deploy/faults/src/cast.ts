import { until } from '@kindred/chassis/testing/until';
import type { Kindred } from '@kindred/local/testing/kindred';
import { linkIn, nextMail } from '@kindred/local/testing/mailbox';
import { type Answer, call } from './client.ts';
import type { Person } from './ledger.ts';
import { type Cast, PASSWORD } from './load.ts';

function require2xx(answer: Answer, what: string): Answer['body'] {
  if (answer.status >= 300)
    throw new Error(`${what} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Registers, confirms by the mailed link and signs in, as a member does. */
async function aPerson(kindred: Kindred, name: string): Promise<Person> {
  const email = `${name}@example.com`;
  const account = {
    email,
    password: PASSWORD,
    role: 'artist',
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
  await until(async () => (await named()).status === 200);
  return person;
}

async function connect(kindred: Kindred, [a, b]: [Person, Person]): Promise<void> {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const body = { senderId: from.userId, receiverId: to.userId, action: 'send' };
    const path = '/users/send-connection-request';
    await until(
      async () => (await call(kindred, { method: 'POST', path, token: from.token, body })).status === 200,
    );
  }
  const path = `/messages/get/${b.userId}`;
  await until(async () => (await call(kindred, { method: 'GET', path, token: a.token })).status === 200);
}

/** Eight members: two pairs that talk, two pairs whose connection comes and goes. */
export async function makeCast(kindred: Kindred): Promise<Cast> {
  const names = ['ada', 'ben', 'cleo', 'dan', 'eva', 'finn', 'gül', 'hugo'].map((name) =>
    name.replace('ü', 'u'),
  );
  const people: Person[] = [];
  for (const name of names) people.push(await aPerson(kindred, name));
  const [a, b, c, d, e, f, g, h] = people;
  if (!a || !b || !c || !d || !e || !f || !g || !h) throw new Error('the cast is not complete');
  const cast: Cast = {
    talkers: [
      [a, b],
      [c, d],
    ],
    strangers: [
      [e, f],
      [g, h],
    ],
  };
  for (const pair of cast.talkers) await connect(kindred, pair);
  return cast;
}
