import type { Kindred } from '@kindred/local/testing/kindred';
import { type Answer, call } from './client.ts';
import { type Ledger, type Person, pairOf, type SentMessage } from './ledger.ts';
import { pick } from './seeded.ts';

export const PASSWORD = 'a very long evening walk';

/** Writes that change one of two pairs only of strangers: the talkers stay connected, so that talking goes on. */
export interface Cast {
  talkers: [Person, Person][];
  strangers: [Person, Person][];
}

type Outcome = Answer | undefined;

const attempt = (kindred: Kindred, request: Parameters<typeof call>[1]): Promise<Outcome> =>
  call(kindred, request).catch(() => undefined);

function count(ledger: Ledger, outcome: Outcome): boolean {
  if (outcome && outcome.status >= 500 && outcome.status !== 503) {
    throw new Error(`answered ${outcome.status}: ${JSON.stringify(outcome.body)}`);
  }
  const isAcknowledged = outcome !== undefined && outcome.status < 300;
  if (isAcknowledged) ledger.acknowledged += 1;
  else ledger.unknown += 1;
  return isAcknowledged;
}

export async function sendMessage(kindred: Kindred, ledger: Ledger, message: SentMessage): Promise<void> {
  const { from, to, text, key } = message;
  const path = `/messages/send/${to.userId}`;
  const outcome = await attempt(kindred, {
    method: 'POST',
    path,
    token: from.token,
    body: { message: text },
    key,
  });
  if (count(ledger, outcome)) message.id = outcome?.body._id;
}

async function writeTitle(kindred: Kindred, ledger: Ledger, person: Person, title: string): Promise<void> {
  const entry = { title, isAcknowledged: false };
  ledger.titles.set(person.userId, [...(ledger.titles.get(person.userId) ?? []), entry]);
  const path = `/users/update/${person.userId}`;
  const outcome = await attempt(kindred, { method: 'PUT', path, token: person.token, body: { title } });
  entry.isAcknowledged = count(ledger, outcome);
}

async function changePair(
  kindred: Kindred,
  ledger: Ledger,
  [a, b]: [Person, Person],
  random: () => number,
): Promise<void> {
  const entry = {
    action: random() < 0.5 ? ('connect' as const) : ('remove' as const),
    isAcknowledged: false,
  };
  const id = pairOf(a, b);
  ledger.pairs.set(id, [...(ledger.pairs.get(id) ?? []), entry]);
  if (entry.action === 'remove') {
    const body = { userId: a.userId, connectionId: b.userId };
    const outcome = await attempt(kindred, {
      method: 'POST',
      path: '/users/delete-connection',
      token: a.token,
      body,
    });
    entry.isAcknowledged = count(ledger, outcome);
    return;
  }
  const path = '/users/send-connection-request';
  const ask = (from: Person, to: Person) =>
    attempt(kindred, {
      method: 'POST',
      path,
      token: from.token,
      body: { senderId: from.userId, receiverId: to.userId, action: 'send' },
    });
  const first = count(ledger, await ask(a, b));
  const second = count(ledger, await ask(b, a));
  entry.isAcknowledged = first && second;
}

async function register(kindred: Kindred, ledger: Ledger, email: string): Promise<void> {
  const body = {
    email,
    password: PASSWORD,
    role: 'artist',
    categories: [],
    terms: { accepted: true, version: '1' },
  };
  const outcome = await attempt(kindred, {
    method: 'POST',
    path: '/users/register',
    body,
    key: `register-${email}`,
  });
  (count(ledger, outcome) ? ledger.registered : ledger.maybeRegistered).push(email);
}

/** One write of a random kind. Titles and pairs of one member never run side by side: `busy` keeps them in order. */
export async function oneWrite(
  kindred: Kindred,
  ledger: Ledger,
  cast: Cast,
  random: () => number,
  busy: Set<string>,
  serial: number,
): Promise<void> {
  const dice = random();
  const alone = async (name: string, work: () => Promise<void>): Promise<void> => {
    if (busy.has(name)) return;
    busy.add(name);
    await work().finally(() => busy.delete(name));
  };
  if (dice < 0.6) {
    const [a, b] = pick(random, cast.talkers);
    const [from, to] = random() < 0.5 ? [a, b] : [b, a];
    const message: SentMessage = { key: `m-${serial}`, text: `message ${serial}`, from, to, id: undefined };
    ledger.messages.push(message);
    return sendMessage(kindred, ledger, message);
  }
  if (dice < 0.8) {
    const [person] = pick(random, cast.talkers);
    return alone(person.userId, () => writeTitle(kindred, ledger, person, `title ${serial}`));
  }
  if (dice < 0.97) {
    const pair = pick(random, cast.strangers);
    return alone(pairOf(...pair), () => changePair(kindred, ledger, pair, random));
  }
  return register(kindred, ledger, `crash-${serial}@example.com`);
}
