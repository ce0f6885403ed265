import type { CommandOperationOptions } from 'mongodb';
import { outOfReach, toPortError } from './documents-errors.ts';

/**
 * Handed to the driver with every command: gives up the wait for a server, a connection or an answer. The driver
 * heeds it for writes too, though its types name it for reads alone.
 */
export interface Deadline extends Pick<CommandOperationOptions, 'comment'> {
  signal: AbortSignal;
}

export type WithDeadline = <R>(work: (deadline: Deadline) => Promise<R>) => Promise<R>;

/**
 * Runs operations of the driver so that each settles in time, whatever the network does: a connection that is
 * silent for too long is dropped. Errors come out in the words of the port.
 */
export function createDeadline(timeoutMs: number): WithDeadline {
  return async (work) => {
    const stop = new AbortController();
    const tooLate = outOfReach(new Error(`no answer within ${timeoutMs} ms`));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        stop.abort(tooLate);
        reject(tooLate);
      }, timeoutMs);
    });
    try {
      return await Promise.race([work({ signal: stop.signal }), late]);
    } catch (error) {
      throw toPortError(error);
    } finally {
      clearTimeout(timer);
    }
  };
}
