import { setTimeout } from 'node:timers/promises';
import type { Fleet } from '@kindred/engines/testing/fleet';
import type { Replica } from '@kindred/engines/testing/replica';
import { controlEngine, type Engine } from './engine-control.ts';

/** Something that can be killed or paused and comes back. */
export interface Victim {
  name: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  pause(): Promise<void>;
  resume(): Promise<void>;
}

const MOST_AWAITED_MS = 3_000;
const engines: readonly Engine[] = ['kafka', 'redis', 'objects', 'documents'];

const engineVictim = (engine: Engine): Victim => ({
  name: engine,
  kill: () => controlEngine('kill', engine),
  start: () => controlEngine('start', engine),
  pause: () => controlEngine('pause', engine),
  resume: () => controlEngine('resume', engine),
});

function replicaVictim(replica: Replica, name: string): Victim {
  return {
    name,
    async kill() {
      await replica.end('SIGKILL');
    },
    async start() {
      replica.start();
      // The next may fall before this one is back.
      await Promise.race([replica.untilReady(), setTimeout(MOST_AWAITED_MS)]);
    },
    async pause() {
      replica.signal('SIGSTOP');
    },
    async resume() {
      replica.signal('SIGCONT');
    },
  };
}

/** Every replica and every engine. */
export const victimsOf = (fleet: Fleet): Victim[] => [
  ...fleet.replicas.map((replica) =>
    replicaVictim(replica, `${replica.part} ${fleet.of(replica.part).indexOf(replica) + 1}`),
  ),
  ...engines.map(engineVictim),
];

export interface Hurt {
  victim: Victim;
  isPause: boolean;
  /** How long it is away before it may come back. */
  awayMs: number;
}

/** Takes the victim away for a while and waits until it is back. */
export async function hurt({ awayMs, isPause, victim }: Hurt): Promise<void> {
  await (isPause ? victim.pause() : victim.kill());
  await setTimeout(awayMs);
  await (isPause ? victim.resume() : victim.start());
}
