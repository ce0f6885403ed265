import type { Running } from '@kindred/local/testing/running';
import { type Answer, call, type Request } from './client.ts';
import { type Ledger, type Person, pairOf, type SentMessage } from './ledger.ts';

export const PASSWORD = 'a very long evening walk';

/** Writes that change one of two pairs only of strangers: the talkers stay connected, so that talking goes on. */
export interface Cast {
  talkers: [Person, Person][];
  strangers: [Person, Person][];
}

export function whyUnanswered(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof DOMException) return cause.name;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
}

/** Answers undefined while the outcome is unknown, and counts it so. */
export async function write(
  kindred: Running,
  ledger: Ledger,
  request: Request,
): Promise<Answer['body'] | undefined> {
  let reason = '';
  const answer = await call(kindred, request).catch((error: unknown) => {
    reason = whyUnanswered(error);
    return undefined;
  });
  if (answer && answer.status < 300) {
    ledger.acknowledged += 1;
    return answer.body;
  }
  ledger.unknown += 1;
  if (answer) reason = `${answer.status} ${answer.body.errors?.[0]?.code}`;
  const calling = request.path.split('/').slice(0, 3).join('/');
  const why = `${calling} ${reason}`;
  ledger.reasons.set(why, (ledger.reasons.get(why) ?? 0) + 1);
  if (answer && answer.status !== 503)
    ledger.unexpected.push(
      `${request.method} ${request.path}: ${answer.status} ${JSON.stringify(answer.body)}`,
    );
  return undefined;
}

export async function sendMessage(kindred: Running, ledger: Ledger, message: SentMessage): Promise<boolean> {
  const { from, to, text, key } = message;
  const path = `/messages/send/${to.userId}`;
  const body = { message: text };
  const sent = await write(kindred, ledger, { method: 'POST', path, token: from.token, body, key });
  if (sent) message.id = sent._id;
  return sent !== undefined;
}

const historyOf = <T>(histories: Map<string, T[]>, id: string): T[] => {
  const history = histories.get(id) ?? [];
  histories.set(id, history);
  return history;
};

/** As the other writes of one member or pair: answers whether it was acknowledged. */
export async function writeTitle(
  kindred: Running,
  ledger: Ledger,
  person: Person,
  title: string,
): Promise<boolean> {
  const entry = { title, isAcknowledged: false };
  historyOf(ledger.titles, person.userId).push(entry);
  const path = `/users/update/${person.userId}`;
  const answer = await write(kindred, ledger, { method: 'PUT', path, token: person.token, body: { title } });
  entry.isAcknowledged = answer !== undefined;
  return entry.isAcknowledged;
}

export async function uploadPicture(
  kindred: Running,
  ledger: Ledger,
  person: Person,
  picture: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const history = historyOf(ledger.pictures, person.userId);
  const place = history.push(undefined) - 1;
  const body = new FormData();
  body.append('profileImage', new Blob([picture], { type: 'image/png' }), 'me.png');
  const path = `/users/update-profile-pic/${person.userId}`;
  const answer = await write(kindred, ledger, { method: 'PUT', path, token: person.token, body });
  history[place] = answer?.user.profileImage;
  return answer !== undefined;
}

export async function changePair(
  kindred: Running,
  ledger: Ledger,
  [a, b]: [Person, Person],
  random: () => number,
): Promise<boolean> {
  const action = random() < 0.5 ? ('connect' as const) : ('remove' as const);
  const entry = { action, isAcknowledged: false };
  historyOf(ledger.pairs, pairOf(a, b)).push(entry);
  const post = async (path: string, { token }: Person, body: object): Promise<boolean> =>
    (await write(kindred, ledger, { method: 'POST', path: `/users/${path}`, token, body })) !== undefined;
  const ask = (from: Person, to: Person): Promise<boolean> =>
    post('send-connection-request', from, { senderId: from.userId, receiverId: to.userId, action: 'send' });

  if (action === 'remove') {
    entry.isAcknowledged = await post('delete-connection', a, { userId: a.userId, connectionId: b.userId });
    return entry.isAcknowledged;
  }
  const isAsked = await ask(a, b);
  const accepts = isAsked && random() < 0.5;
  const isMet = accepts
    ? await post('accept-connection-request', b, { senderId: a.userId, receiverId: b.userId })
    : await ask(b, a);
  entry.isAcknowledged = isAsked && isMet;
  return entry.isAcknowledged;
}

/** A registration without an answer is sent again with the same key, as a client does. */
export async function register(kindred: Running, ledger: Ledger, email: string): Promise<void> {
  const body = {
    email,
    password: PASSWORD,
    role: 'artist',
    categories: [],
    terms: { accepted: true, version: '1' },
  };
  const key = `register-${email}`;
  const path = '/users/register';
  const answer = await write(kindred, ledger, { method: 'POST', path, body, key });
  (answer ? ledger.registered : ledger.maybeRegistered).push(email);
}
