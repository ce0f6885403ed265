import type { LogEntry, logCreator } from 'kafkajs';
import type { Logger } from 'pino';
import type { Clock } from '../ports/effects.ts';

const REPEAT_AFTER_MS = 10_000;
const REMEMBERED = 500;

export interface LogLines {
  /** False when the same line was written less than 10 s ago. */
  isDue(line: string): boolean;
}

export function createLogLines(clock: Pick<Clock, 'monotonic'>): LogLines {
  const writtenAt = new Map<string, number>();
  return {
    isDue(line) {
      const now = clock.monotonic();
      const last = writtenAt.get(line);
      if (last !== undefined && now - last < REPEAT_AFTER_MS) return false;
      if (writtenAt.size >= REMEMBERED) writtenAt.clear();
      writtenAt.set(line, now);
      return true;
    },
  };
}

const kafkaError = 1;
const kafkaWarning = 2;

/**
 * The client's own lines in ours. Nothing it reports is final here, for every client is made anew without end:
 * its errors are warnings, its warnings information, the rest is for debugging.
 */
export function toPino(logger: Logger, lines: LogLines): logCreator {
  const write = ({ level, namespace, log }: LogEntry): void => {
    const { message, timestamp: _, logger: __, stack: ___, ...fields } = log;
    if (!lines.isDue(`${namespace} ${message}`)) return;
    const line = [{ client: namespace, ...fields }, `kafka: ${message}`] as const;
    if (level === kafkaError) logger.warn(...line);
    else if (level === kafkaWarning) logger.info(...line);
    else logger.debug(...line);
  };
  return () => write;
}
