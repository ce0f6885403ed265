import { connect as connectPlain } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import kafkajs, { type ISocketFactory, type Kafka } from 'kafkajs';
import type { Logger } from 'pino';
import type { Clock } from '../ports/effects.ts';
import { createLogLines, type LogLines, toPino } from './log-lines.ts';

export interface KafkaAddress {
  /** host:port of some brokers. */
  brokers: readonly string[];
  /** Name of this process in the brokers' logs. */
  clientId: string;
  clock: Clock;
  logger: Logger;
}

export interface KafkaClients {
  /** A client of its own each time: clients made from one another share the offsets they believe committed. */
  open(requestTimeoutMs?: number): Kafka;
  lines: LogLines;
}

/** Few retries: kafkajs cannot be stopped while it retries, so the endless loops are ours. */
export const SHORT_RETRY = {
  initialRetryTime: 100,
  multiplier: 1.5,
  maxRetryTime: 500,
  factor: 0.2,
  retries: 2,
};
const REQUEST_TIMEOUT_MS = 5_000;
const KEEP_ALIVE_MS = 60_000;

const openSocket: ISocketFactory = ({ host, onConnect, port, ssl }) => {
  const socket = ssl
    ? connectSecurely({ host, port, servername: host, ...ssl }, onConnect)
    : connectPlain({ host, port }, onConnect);
  socket.setKeepAlive(true, KEEP_ALIVE_MS);
  // A commit must not wait until the broker has acknowledged the packet of a long fetch.
  socket.setNoDelay(true);
  // Many partitions may wait for one connection.
  socket.setMaxListeners(0);
  return socket;
};

export function createKafkaClients({ brokers, clientId, clock, logger }: KafkaAddress): KafkaClients {
  const lines = createLogLines(clock);
  const log = toPino(logger, lines);
  return {
    lines,
    open: (requestTimeoutMs = REQUEST_TIMEOUT_MS) =>
      new kafkajs.Kafka({
        brokers: [...brokers],
        clientId,
        socketFactory: openSocket,
        connectionTimeout: 1_000,
        requestTimeout: requestTimeoutMs,
        retry: SHORT_RETRY,
        logLevel: kafkajs.logLevel.INFO,
        logCreator: log,
      }),
  };
}
