import { createServer } from 'node:http';
import { pino } from 'pino';
import { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import { createSocketFanOut } from '../../src/redis/socket-fan-out.ts';
import { until } from '../../src/testing/until.ts';

export const ROOM = 'user:ann';
const DEADLINE_MS = 10_000;

/** One process with sockets: a Socket.IO server whose sockets all join one room. */
export async function aNode(url: string, key: string) {
  let gaps = 0;
  const fanOut = createSocketFanOut({
    url,
    key,
    logger: pino({ level: 'silent' }),
    onGap() {
      gaps += 1;
    },
  });
  const door = createServer();
  const io = new Server(door, { transports: ['websocket'], adapter: fanOut.adapter });
  io.on('connection', (socket) => socket.join(ROOM));
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const address = door.address();
  const port = typeof address === 'object' ? address?.port : 0;
  onTestFinished(async () => {
    await io.close();
    await fanOut.close();
  });

  return {
    io,
    fanOut,
    gaps: () => gaps,
    async aClient() {
      const socket = connect(`http://127.0.0.1:${port}`, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
      });
      const heard: string[] = [];
      socket.on('said', (what: string) => heard.push(what));
      onTestFinished(() => void socket.disconnect());
      await until(() => socket.connected, DEADLINE_MS, 'a connected client');
      return { socket, heard };
    },
  };
}
export type FanOutNode = Awaited<ReturnType<typeof aNode>>;

/** Says something new again and again until the client has heard one of it. */
export async function untilHeard(from: FanOutNode, { heard }: { heard: string[] }, deadlineMs = DEADLINE_MS) {
  const before = heard.length;
  await until(
    () => {
      from.io.to(ROOM).emit('said', 'is anybody there');
      return heard.length > before;
    },
    deadlineMs,
    'an event from the other process',
  );
}

/** Two processes with a client each, that hear each other. */
export async function aPairOfNodes(firstUrl: string, secondUrl: string, key: string) {
  const first = await aNode(firstUrl, key);
  const second = await aNode(secondUrl, key);
  const [ann, bob] = [await first.aClient(), await second.aClient()];
  await untilHeard(first, bob);
  await untilHeard(second, ann);
  return { first, second, ann, bob };
}
