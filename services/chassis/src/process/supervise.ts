import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { ConfigError } from '../config/load-config.ts';
import type { Clock } from '../ports/effects.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { beginDraining } from './draining.ts';
import { createOpsServer } from './ops-server.ts';
import type { ProcessConfig } from './process-variables.ts';

/** What a process runs: a service or the gateway, over engines it has opened. */
export interface Supervised {
  server: Server;
  /** Waits for what it needs, then starts; the signal ends the waiting. */
  start(signal: AbortSignal): Promise<void>;
  /** Opens the public door. */
  listen(): Promise<unknown>;
  isReady(): boolean;
  degraded(): readonly string[];
  /** Finishes what is in flight, commits, flushes, closes. */
  stop(): Promise<void>;
}

export interface Supervision {
  name: string;
  config: ProcessConfig;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  open(): Promise<Supervised>;
}

/** Beyond the drain: 20 s for what is in flight, and a little for what is flushed after it. */
const STOP_MS = 26_000;

const listenOn = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });

/**
 * Runs one process from start to exit: the operators' listener first, then the engines, then the door.
 * SIGTERM and SIGINT stop it in order and end with 0; a second one ends it at once.
 */
export async function supervise({ name, config, clock, logger, metrics, open }: Supervision): Promise<void> {
  const { drainMs, host, opsPort, port, version } = config;
  const stopping = new AbortController();
  let part: Supervised | undefined;
  let isListening = false;
  const waiting = (): string[] => {
    if (stopping.signal.aborted) return ['stopping'];
    return part?.isReady() && isListening ? [] : [name];
  };
  const ops = createOpsServer({ version, metrics, waiting, degraded: () => part?.degraded() ?? [] });

  const endIn = async (ms: number): Promise<void> => {
    await clock.sleep(ms);
    logger.error('not stopped in time');
    process.exit(1);
  };

  const stop = async (): Promise<void> => {
    void endIn(drainMs + STOP_MS);
    logger.info('stopping');
    if (part && isListening) {
      beginDraining(part.server);
      await clock.sleep(drainMs);
    }
    await part?.stop();
    ops.close();
    ops.closeAllConnections();
    logger.info('stopped');
    process.exit(0);
  };

  const onSignal = (): void => {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    stop().catch((error: unknown) => {
      logger.error({ err: error }, 'stopped badly');
      process.exit(1);
    });
  };
  // What nobody caught leaves the process in an unknown state: it is said, masked, and the process ends.
  const onFatal = (error: unknown): void => {
    logger.fatal({ err: error }, 'not caught');
    process.exit(1);
  };
  process.on('uncaughtException', onFatal);
  process.on('unhandledRejection', onFatal);
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);

  await listenOn(ops, host, opsPort);
  const opened = await open();
  part = opened;
  try {
    await opened.start(stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) return;
    throw error;
  }
  if (stopping.signal.aborted) return;
  await opened.listen();
  isListening = true;
  logger.info({ port, opsPort }, 'ready');
}

/** Says what is wrong in plain lines and ends with 1. */
export function failStart(error: unknown): never {
  const lines =
    error instanceof ConfigError ? error.problems : [error instanceof Error ? error.message : String(error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}
