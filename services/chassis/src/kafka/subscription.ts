import type { SubscribeOptions, Subscription } from '../ports/bus.ts';
import { type ConsumerSession, type SessionOptions, startConsumerSession } from './consumer-session.ts';
import { createLanes } from './lanes.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;

export interface KeptSubscription extends Subscription {
  /** Resolves when it is a member for the first time. */
  joined: Promise<void>;
}

export type KeepOptions = Omit<SessionOptions, 'stopping' | 'positions' | 'lanes'> &
  Pick<SubscribeOptions, 'onMessage'> & { positions?: SessionOptions['positions'] };

/** A consumer that is made anew, without end, whenever it ends by itself. */
export function keepSubscribed(options: KeepOptions): KeptSubscription {
  const { clock } = options;
  const stopping = new AbortController();
  const positions = options.positions ?? new Map();
  const lanes = createLanes(clock);
  const joined = Promise.withResolvers<void>();
  let session: ConsumerSession | undefined;

  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve());
  });

  const run = async (): Promise<void> => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const current = startConsumerSession({ ...options, lanes, positions, stopping: stopping.signal });
      session = current;
      current.joined
        .then(() => {
          pauseMs = FIRST_PAUSE_MS;
          joined.resolve();
        })
        .catch(() => {});
      await Promise.race([current.ended, stopped]);
      if (!stopping.signal.aborted) await clock.sleep(pauseMs, stopping.signal);
      if (stopping.signal.aborted) return current.leave();
    }
  };
  const done = run();

  return {
    joined: joined.promise,
    isHealthy: () => !stopping.signal.aborted && (session?.isMember() ?? false),
    close() {
      stopping.abort();
      return done;
    },
  };
}
