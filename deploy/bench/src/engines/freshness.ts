import type { Engines } from '@kindred/chassis/testing/engines';
import { type Account, connectAccounts, freshAccount } from '@kindred/e2e/account';
import { call } from '@kindred/e2e/call';
import type { Fleet } from '@kindred/engines/testing/fleet';
import type { Running } from '@kindred/local/testing/running';
import type { Socket } from 'socket.io-client';
import { quantilesOf, shown } from '../quantiles.ts';
import { openBareSockets } from './bare-sockets.ts';
import { liveClient, momentOf } from './live-client.ts';
import { openRawBus } from './raw-bus.ts';

const WARM_UP = 50;
const BLOCKS = 10;
const PER_BLOCK = 40;
const GOAL = 2;

const post = async (running: Running, path: string, token: string, body: unknown): Promise<number> => {
  const answer = await call(running, path, { method: 'POST', token, body });
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return performance.now();
};

/** Asks and takes back in turn: profiles writes, chat has applied it when it tells the other member. */
function askInTurn(running: Running, from: Account, to: Account, socket: Socket) {
  let isAsked = false;
  return async (): Promise<number> => {
    isAsked = !isAsked;
    const told = momentOf(socket, isAsked ? 'pendingRequest' : 'connectionChanged');
    const body = { receiverId: to.userId, action: isAsked ? 'send' : 'cancel' };
    const acknowledged = await post(running, '/users/send-connection-request', from.token, body);
    return Math.max(0, (await told) - acknowledged);
  };
}

/** From sending a message at one gateway and chat replica to the other member's socket at another of both. */
function talk(running: Running, from: Account, to: Account, socket: Socket) {
  let count = 0;
  return async (): Promise<number> => {
    count += 1;
    const text = `line ${count}`;
    const heard = momentOf(socket, 'newMessage', (message: { message?: string }) => message.message === text);
    const started = performance.now();
    await post(running, `/messages/send/${to.userId}`, from.token, { message: text });
    return (await heard) - started;
  };
}

/** Measures subjects in blocks by turns, so that all see the same machine. */
async function inTurn(subjects: Record<string, () => Promise<number>>): Promise<Record<string, number[]>> {
  const durations: Record<string, number[]> = {};
  for (const [name, once] of Object.entries(subjects)) {
    durations[name] = [];
    for (let i = 0; i < WARM_UP; i += 1) await once();
  }
  for (let block = 0; block < BLOCKS; block += 1) {
    for (const [name, once] of Object.entries(subjects))
      for (let i = 0; i < PER_BLOCK; i += 1) durations[name]?.push(await once());
  }
  return durations;
}

/** Row 6: how soon one service knows what another wrote, and a browser what another said, beside bare floors. */
export async function benchFreshness(
  fleet: Fleet,
  engines: Engines,
  say: (line: string) => void,
): Promise<boolean> {
  const [here, there] = [fleet.through(0), fleet.through(1)];
  const ann = await freshAccount(here, 'ann@example.com', 'artist', { firstname: 'Ann', lastname: 'A' });
  const bea = await freshAccount(here, 'bea@example.com', 'entrepreneur', {
    firstname: 'Bea',
    lastname: 'B',
  });
  const cleo = await freshAccount(here, 'cleo@example.com', 'artist', { firstname: 'Cleo', lastname: 'C' });
  await connectAccounts(here, ann, bea);
  const socket = await liveClient(there.url, bea);
  const raw = await openRawBus(engines, fleet.namespace);
  const bare = await openBareSockets(engines.redisUrl, `${fleet.namespace}-bare`);
  const measured = await inTurn({
    raw: raw.once,
    visible: askInTurn(here, cleo, bea, socket),
    bare: bare.once,
    live: talk(here, ann, bea, socket),
  });
  socket.disconnect();
  await Promise.all([raw.close(), bare.close()]);

  const of = (name: string) => quantilesOf(measured[name] ?? []);
  const ratio = of('visible').p99 / of('raw').p99;
  say(`produce to consume, the same client: ${shown(of('raw'))}`);
  say(
    `written in profiles to told by chat: ${shown(of('visible'))}: p99 ${ratio.toFixed(2)}× (goal ≤ ${GOAL}×)`,
  );
  say(`bare Socket.IO over Redis, other server: ${shown(of('bare'))}`);
  say(`message to the other member's socket, other replica: ${shown(of('live'))}`);
  return ratio <= GOAL;
}
