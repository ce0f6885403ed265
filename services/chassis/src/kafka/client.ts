import kafkajs, { type Kafka } from 'kafkajs';
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
  open(): Kafka;
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
export const REQUEST_TIMEOUT_MS = 5_000;

export function createKafkaClients({ brokers, clientId, clock, logger }: KafkaAddress): KafkaClients {
  const lines = createLogLines(clock);
  const log = toPino(logger, lines);
  return {
    lines,
    open: () =>
      new kafkajs.Kafka({
        brokers: [...brokers],
        clientId,
        connectionTimeout: 1_000,
        requestTimeout: REQUEST_TIMEOUT_MS,
        retry: SHORT_RETRY,
        logLevel: kafkajs.logLevel.INFO,
        logCreator: log,
      }),
  };
}
