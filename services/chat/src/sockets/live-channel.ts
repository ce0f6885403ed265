import type { Revocations } from '@kindred/chassis/auth/revocations';
import type { TokenVerifier } from '@kindred/chassis/auth/tokens';
import type { ServiceEffects, ServiceParts } from '@kindred/chassis/lifecycle/service';
import { createLimiter } from '@kindred/chassis/limits/limiter';
import { passOnTracing } from '@kindred/chassis/telemetry/tracing';
import type { LiveAnnouncer } from '../domain/live-announcer.ts';
import { createAnnouncer } from './announcer.ts';
import { roomOfUser } from './chat.socket.ts';
import { createEmit } from './emit-in-span.ts';
import { createDoor, createHandshake } from './handshake.ts';
import { guardInbound } from './inbound-guard.ts';
import { createOnlineLists } from './online-lists.ts';
import { createPresence, type Presence } from './presence.ts';
import { createSessions } from './sessions.ts';
import {
  type Adapter,
  closeSpread,
  createSocketServer,
  createUpgrade,
  type HandedOver,
} from './socket-server.ts';
import { createWelcome } from './welcome.ts';

export interface LiveChannelOptions {
  effects: ServiceEffects;
  verifyToken: TokenVerifier;
  revocations: Revocations;
  allowedOrigins: readonly string[];
  limitFactor: number;
  /** On stopping, sockets are closed spread over this time. */
  socketJitterMs: number;
  contactsOf(userId: string): Promise<string[]>;
  /** Carries events to the sockets of other processes; in memory when absent. */
  adapter?: Adapter;
}

export interface LiveChannel extends NonNullable<ServiceParts['live']> {
  announcer: LiveAnnouncer;
  presence: Presence;
  /** Closes every socket of this process, spread; its pages come back and read what they missed. */
  resync(): Promise<void>;
}

/** The live channel: says what happened to those it concerns, hears nothing. */
export function createLiveChannel(options: LiveChannelOptions): LiveChannel {
  const { effects, contactsOf } = options;
  const { clock, ids, logger, shared, tracing = passOnTracing } = effects;
  const emit = createEmit(tracing, effects.metrics);
  const limiter = createLimiter(shared, options.limitFactor);
  const io = createSocketServer(createDoor(options.allowedOrigins, limiter), options.adapter);
  const sessions = createSessions(io, options.revocations, clock, emit);
  const presence: Presence = createPresence({
    nodeId: ids.next(),
    shared,
    clock,
    logger,
    contactsOf,
    onChanged: (userIds) => lists.refresh(userIds),
  });
  const lists = createOnlineLists({
    clock,
    logger,
    presence,
    contactsOf,
    send: (userId, online) => emit(io.to(roomOfUser(userId)), 'getOnlineUsers', online),
  });
  const handedOver: HandedOver = new Set();
  let isOpen = false;
  let isResyncing = false;

  io.engine.on('connection', (connection) => guardInbound(connection, clock, logger));
  io.use(createHandshake(options.verifyToken, clock, tracing));
  io.on('connection', createWelcome(io, sessions, presence, lists, effects));

  return {
    announcer: createAnnouncer(io, lists, sessions, emit, logger),
    presence,
    upgrade: createUpgrade(io, () => isOpen, handedOver),
    async resync() {
      // Losses are told more than once in a row; one closing serves them all.
      if (isResyncing) return;
      isResyncing = true;
      // A store that came back empty has forgotten who is here.
      await presence.renew();
      await closeSpread(io, options.socketJitterMs, clock);
      isResyncing = false;
    },
    async start() {
      isOpen = true;
    },
    async stop() {
      isOpen = false;
      lists.stop();
      await closeSpread(io, options.socketJitterMs, clock);
      await presence.stop();
      await io.close();
      for (const socket of handedOver) socket.destroy();
    },
  };
}
