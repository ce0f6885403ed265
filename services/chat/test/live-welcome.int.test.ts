import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRevocations } from '@kindred/chassis/auth/revocations';
import { passOnTracing } from '@kindred/chassis/telemetry/tracing';
import { createTestBed } from '@kindred/chassis/testing/service-bed';
import { until } from '@kindred/chassis/testing/until';
import { io as connect } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { createEmit } from '../src/sockets/emit-in-span.ts';
import { createOnlineLists } from '../src/sockets/online-lists.ts';
import { createPresence } from '../src/sockets/presence.ts';
import { createSessions } from '../src/sockets/sessions.ts';
import { createSocketServer, createUpgrade } from '../src/sockets/socket-server.ts';
import { createWelcome } from '../src/sockets/welcome.ts';

const HOUR_MS = 3_600_000;

test('a session that ends between the check of its token and the welcome gets no socket', async () => {
  const { effects } = await createTestBed();
  const { clock, ids, logger, shared } = effects;
  const contactsOf = async (): Promise<string[]> => [];
  const revocations = createRevocations(clock, HOUR_MS);
  const emit = createEmit(passOnTracing);
  const io = createSocketServer(async () => true, undefined);
  const presence = createPresence({
    nodeId: ids.next(),
    shared,
    clock,
    logger,
    contactsOf,
    onChanged: () => undefined,
  });
  const lists = createOnlineLists({ clock, logger, presence, contactsOf, send: () => undefined });
  const sessions = createSessions(io, revocations, clock, emit);
  io.use((socket, next) => {
    const caller = { userId: ids.next(), role: 'artist', sid: '1.ends', expiresAt: clock.now() + HOUR_MS };
    socket.data = { caller, connectedAt: clock.now() };
    revocations.revokeSession(caller.sid);
    next();
  });
  io.on('connection', createWelcome(io, sessions, presence, lists, effects));
  const door = createServer();
  door.on(
    'upgrade',
    createUpgrade(io, () => true, new Set()),
  );
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  // The port of a listening TCP server.
  const { port } = door.address() as AddressInfo;
  const client = connect(`http://127.0.0.1:${port}`, { transports: ['websocket'], reconnection: false });
  onTestFinished(async () => {
    client.disconnect();
    lists.stop();
    await presence.stop();
    door.close();
    door.closeAllConnections();
  });

  const ends: unknown[] = [];
  client.on('sessionEnded', (end) => ends.push(end));
  await until(() => ends.length > 0 && !client.connected);
  expect(ends).toEqual([{ reason: 'revoked' }]);
});
