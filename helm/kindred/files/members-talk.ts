/** Two new members confirm their addresses, connect and talk; the second one hears it live. Ends with 1 when not. */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

interface Member {
  id: string;
  token: string;
}

const { DOOR_URL: door, MAILBOX_URL: mailbox, A_EMAIL, A_PASSWORD, B_EMAIL, B_PASSWORD } = process.env;
const PAUSE_MS = 500;
/** A little before the cluster ends us, so that the reason is said. */
const deadlineMs = Number(process.env.DEADLINE_SECONDS ?? 300) * 900;
const started = performance.now();
const say = (what: string): void =>
  console.log(`${((performance.now() - started) / 1_000).toFixed(1)} s  ${what}`);

async function call(method: string, path: string, token = '', body?: object) {
  const answer = await fetch(`${door}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const content = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(content)}`);
  return content;
}

async function eventually<T>(what: string, attempt: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (;;) {
    const { value, reason } = await Promise.resolve()
      .then(attempt)
      .then(
        (value) => ({ value, reason: undefined }),
        (reason: unknown) => ({ value: undefined, reason }),
      );
    if (value) return value;
    if (performance.now() - started > deadlineMs) throw new Error(`${what}: in vain`, { cause: reason });
    await setTimeout(PAUSE_MS);
  }
}

async function signIn(email: string, password: string): Promise<Member> {
  const { token, user } = await call('POST', '/users/signin', '', { email, password });
  return { id: user._id, token };
}

async function linkTo(email: string): Promise<string | undefined> {
  const query = encodeURIComponent(`to:${email}`);
  const { messages } = await (await fetch(`${mailbox}/api/v1/search?query=${query}`)).json();
  if (!messages[0]) return undefined;
  const { Text } = await (await fetch(`${mailbox}/api/v1/message/${messages[0].ID}`)).json();
  return /\/email-confirmation\/([\w-]+)/.exec(Text)?.[1];
}

async function register(name: string, role: string): Promise<Member> {
  const email = `${name}-${randomBytes(6).toString('hex')}@example.com`;
  const password = randomBytes(18).toString('base64');
  const terms = { accepted: true, version: '1' };
  const account = { email, password, role, categories: [], terms };
  await eventually(`${name} registers`, () => call('POST', '/users/register', '', account));
  const link = await eventually(`the mail to ${name}`, () => linkTo(email));
  await call('POST', `/users/emailconfirm/${link}`);
  const member = await signIn(email, password);
  undo.push(() => call('POST', '/users/delete-account', member.token, { password }));
  const named = { firstname: name, lastname: 'Trial' };
  await eventually(`${name}'s profile`, () => call('PUT', `/users/update/${member.id}`, member.token, named));
  say(`${name} has registered, confirmed and signed in`);
  return member;
}

async function connect(from: Member, to: Member): Promise<void> {
  const body = { senderId: from.id, receiverId: to.id, action: 'send' };
  await eventually('a connection', () => call('POST', '/users/send-connection-request', from.token, body));
}

/** The live channel in its own frames: `0` open, `40` join, `2` and `3` ping, `42` an event. */
async function listen({ id, token }: Member): Promise<string[]> {
  const heard: string[] = [];
  const url = `${door?.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket&userId=${id}`;
  const socket = new WebSocket(url);
  socket.addEventListener('message', ({ data }) => {
    heard.push(String(data));
    if (String(data).startsWith('0')) socket.send(`40${JSON.stringify({ token })}`);
    if (data === '2') socket.send('3');
  });
  undo.unshift(async () => socket.close());
  await eventually('the live channel', () => heard.some((frame) => frame.startsWith('40')));
  return heard;
}

async function bothMembers(): Promise<[Member, Member]> {
  if (mailbox) return Promise.all([register('ada', 'artist'), register('ben', 'entrepreneur')]);
  if (A_EMAIL && A_PASSWORD && B_EMAIL && B_PASSWORD)
    return Promise.all([signIn(A_EMAIL, A_PASSWORD), signIn(B_EMAIL, B_PASSWORD)]);
  throw new Error('no mailbox to read and no members given: set test.mailboxUrl or test.accountsSecret');
}

const undo: (() => Promise<unknown>)[] = [];

async function talk(): Promise<void> {
  const [ada, ben] = await bothMembers();
  if (mailbox) {
    await connect(ada, ben);
    await connect(ben, ada);
    say('they are connected');
  }
  const heard = await listen(ben);
  const message = `hello ${randomBytes(6).toString('hex')}`;
  await eventually('a message', () => call('POST', `/messages/send/${ben.id}`, ada.token, { message }));
  await eventually('the message, live', () =>
    heard.some((frame) => frame.startsWith('42["newMessage"') && frame.includes(message)),
  );
  say('the second one heard the first one live');
  const thread: { message: string }[] = await call('GET', `/messages/get/${ada.id}`, ben.token);
  if (!thread.some((each) => each.message === message)) throw new Error('the thread lacks the message');
  say('and reads it in the thread');
}

try {
  await talk();
} finally {
  for (const step of undo) await step().catch((error: unknown) => say(String(error)));
}
say('done');
process.exit(0);
