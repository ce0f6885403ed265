import { once } from 'node:events';
import { until } from '@kindred/chassis/testing/until';
import { io, type Socket } from 'socket.io-client';
import type { Cast } from './cast.ts';

const PATIENCE_MS = 5_000;

/** What somebody does on the live channel; it ends when the server has closed it or has nothing to say. */
export interface LiveAttack {
  title: string;
  run(url: string, cast: Cast): Promise<void>;
}

const open = (url: string, token: unknown, more: object = {}): Socket =>
  io(url, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token }, ...more });

/** Somebody else still comes in: the server has read what was sent before and lives. */
async function expectOpen(url: string, cast: Cast): Promise<void> {
  const witness = open(url, cast.me.token);
  try {
    await until(() => witness.connected, PATIENCE_MS, 'the connection of somebody else');
  } finally {
    witness.disconnect();
  }
}

/** A client that is let in and then does this: it is told nothing, whether it is closed or not. */
const inside = (title: string, act: (socket: Socket, cast: Cast) => void): LiveAttack => ({
  title,
  async run(url, cast) {
    const socket = open(url, cast.stranger.token);
    await until(() => socket.connected, PATIENCE_MS, 'the connection');
    const told: string[] = [];
    socket.onAny((event) => told.push(String(event)));
    act(socket, cast);
    await expectOpen(url, cast);
    socket.disconnect();
    const answers = told.filter((event) => event !== 'getOnlineUsers');
    if (answers.length > 0) throw new Error(`was told ${answers.join(', ')}`);
  },
});

/** A client that is not let in. */
const outside = (
  title: string,
  how: (cast: Cast) => { token?: unknown; more?: object; path?: string },
): LiveAttack => ({
  title,
  async run(url, cast) {
    const { token = cast.stranger.token, more, path = '' } = how(cast);
    const socket = open(`${url}${path}`, token, more);
    const outcome = await new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('was let in'));
      socket.once('connect_error', () => resolve('refused'));
      socket.once('disconnect', () => resolve('refused'));
    });
    socket.disconnect();
    if (outcome !== 'refused') throw new Error(outcome);
  },
});

const frames: readonly (string | Uint8Array)[] = [
  '4',
  '40/other,',
  '42["disconnect"]',
  '42["connect"]',
  '42["newMessage"',
  '42[{"$ne":1}]',
  '42["__proto__",{"__proto__":{"isAdmin":true}}]',
  '42{"length":1e9}',
  '4299999999999999999999["x"]',
  '43999["ack"]',
  '451-["x",{"_placeholder":true,"num":99}]',
  '4511-["x"]',
  '45-1-["x"]',
  '45999999-["x"]',
  '42/../../admin,["x"]',
  '9',
  '2probe',
  '\u0000',
  `42["x",${'['.repeat(7_000)}${']'.repeat(7_000)}]`,
  new Uint8Array(10),
  new Uint8Array(),
];

/** Frames sent past the client library, behind a good handshake. */
const raw = (frame: string | Uint8Array): LiveAttack => ({
  title: `the frame ${JSON.stringify(frame.toString().slice(0, 30))}`,
  async run(url, cast) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    await once(socket, 'open');
    socket.send(`40${JSON.stringify({ token: cast.stranger.token })}`);
    socket.send(frame as string);
    socket.close();
    await once(socket, 'close');
  },
});

const noise = (socket: Socket, event: string, ...data: unknown[]): void => void socket.emit(event, ...data);

/** TRUST §5, 57 to 61. */
export const liveAttacks: readonly LiveAttack[] = [
  ...frames.map(raw),
  inside('invented events', (socket, { me }) => {
    noise(socket, 'join', `user:${me.userId}`);
    noise(socket, 'newMessage', { message: 'forged', receiverId: me.userId });
    noise(socket, 'getOnlineUsers', [me.userId]);
    noise(socket, 'error', 'boom');
    noise(socket, 'connection');
  }),
  inside('prototype keys', (socket) => {
    noise(socket, '__proto__', JSON.parse('{"__proto__":{"isAdmin":true}}'));
    noise(socket, 'constructor', JSON.parse('{"constructor":{"prototype":{"isAdmin":true}}}'));
  }),
  inside('a flood of acknowledgements', (socket) => {
    for (let n = 0; n < 1_000; n += 1) socket.emit('ask', n, () => undefined);
  }),
  inside('eleven attachments', (socket) =>
    noise(socket, 'files', ...Array.from({ length: 11 }, () => new Uint8Array(8))),
  ),
  inside('a packet of 1 MB', (socket) => noise(socket, 'big', 'x'.repeat(1_000_000))),
  inside('1 MB of bytes', (socket) => noise(socket, 'big', new Uint8Array(1_000_000))),
  outside('no token', () => ({ token: '' })),
  outside('a token that is an object', () => ({ token: { $ne: 1 } })),
  outside('a token of 10 kB', () => ({ token: 'x'.repeat(10_000) })),
  outside('another user in the query', ({ me }) => ({ more: { query: { userId: me.userId } } })),
  outside('two users in the query', ({ me, stranger }) => ({
    more: { query: { userId: [stranger.userId, me.userId] } },
  })),
  outside('a foreign origin', () => ({ more: { extraHeaders: { origin: 'https://evil.example' } } })),
  outside('no origin by name', () => ({ more: { extraHeaders: { origin: 'null' } } })),
  outside('a foreign namespace', () => ({ path: '/admin' })),
  outside('a namespace of prototypes', () => ({ path: '/__proto__' })),
  outside('a stolen recovery id', () => ({ token: '', more: { auth: { pid: 'stolen', offset: '0' } } })),
  outside('polling', () => ({ more: { transports: ['polling'] } })),
];
