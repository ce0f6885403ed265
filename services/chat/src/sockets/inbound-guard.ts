import type { Clock } from '@kindred/chassis/ports/effects';
import { keepTrace } from '@kindred/chassis/telemetry/trace-context';
import type { Logger } from 'pino';

/** The part of an Engine.IO connection the guard needs. */
export interface InboundConnection {
  on(event: 'packet', listener: () => void): unknown;
  close(discard: boolean): unknown;
}

const WINDOW_MS = 10_000;
/** The packet that opens the namespace, and nineteen that nobody asked for. */
const MAX_PACKETS = 20;

/**
 * Counts everything a client sends, whatever it is: nothing listens for it, and a client that keeps talking is
 * disconnected.
 */
export function guardInbound(connection: InboundConnection, clock: Clock, logger: Logger): void {
  let windowStart = clock.monotonic();
  let packets = 0;
  const count = (): void => {
    if (clock.monotonic() - windowStart >= WINDOW_MS) {
      windowStart = clock.monotonic();
      packets = 0;
    }
    packets += 1;
    if (packets <= MAX_PACKETS) return;
    logger.warn({ packets }, 'socket closed for talking');
    connection.close(true);
  };
  connection.on('packet', keepTrace(count));
}
