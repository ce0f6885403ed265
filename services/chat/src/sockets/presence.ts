import type { Clock } from '@kindred/chassis/ports/effects';
import type { SharedState } from '@kindred/chassis/ports/shared-state';
import type { Logger } from 'pino';
import type { PresenceReader } from '../domain/live-announcer.ts';

export interface PresenceOptions {
  /** Names this process among those that hold sockets. */
  nodeId: string;
  shared: SharedState;
  clock: Clock;
  logger: Logger;
  contactsOf(userId: string): Promise<string[]>;
  /** Some members' lists of who is online are out of date. */
  onChanged(userIds: readonly string[]): void;
}

export interface Presence extends PresenceReader {
  /** A socket of this member opened here. */
  arrive(userId: string): Promise<void>;
  /** A socket of this member closed here. */
  leave(userId: string): Promise<void>;
  /** Tells the other processes again who is here, before the time they remember runs out. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

const REMEMBERED_MS = 60_000;
/** A page that reloads or changes networks is back within this time and never looks offline. */
const GRACE_MS = 2_000;

interface Here {
  sockets: number;
  /** Set while the member has no socket left but may be back at once. */
  leaving?: AbortController;
}

const setOf = (userId: string): string => `presence:${userId}`;

/** Who is online: per member the set of processes that hold sockets of theirs, in the shared state. */
export function createPresence(options: PresenceOptions): Presence {
  const { nodeId, shared, clock, logger, contactsOf, onChanged } = options;
  const here = new Map<string, Here>();
  let isStopped = false;

  const bestEffort = async (work: Promise<unknown>): Promise<void> => {
    await work.catch((error) => logger.warn({ err: error }, 'presence is known to this process only'));
  };

  const tellContacts = async (userId: string): Promise<void> => {
    await bestEffort(contactsOf(userId).then(onChanged));
  };

  const isElsewhere = async (userId: string): Promise<boolean> => {
    const nodes = await shared.members(setOf(userId)).catch(() => []);
    return nodes.some((node) => node !== nodeId);
  };

  const forget = async (userId: string): Promise<void> => {
    here.delete(userId);
    await bestEffort(shared.removeMember(setOf(userId), nodeId));
    await tellContacts(userId);
  };

  return {
    isOnline: async (userId) => here.has(userId) || isElsewhere(userId),
    async arrive(userId) {
      const known = here.get(userId);
      known?.leaving?.abort();
      here.set(userId, { sockets: (known?.sockets ?? 0) + 1 });
      if (known) return;
      await bestEffort(shared.addMember(setOf(userId), nodeId, REMEMBERED_MS));
      await tellContacts(userId);
    },
    async leave(userId) {
      const known = here.get(userId);
      if (!known || isStopped) return;
      known.sockets -= 1;
      if (known.sockets > 0) return;
      const leaving = new AbortController();
      known.leaving = leaving;
      await clock.sleep(GRACE_MS, leaving.signal);
      if (!leaving.signal.aborted) await forget(userId);
    },
    async renew() {
      for (const userId of here.keys()) {
        await bestEffort(shared.addMember(setOf(userId), nodeId, REMEMBERED_MS));
      }
    },
    async stop() {
      isStopped = true;
      for (const { leaving } of here.values()) leaving?.abort();
      await Promise.all([...here.keys()].map((id) => bestEffort(shared.removeMember(setOf(id), nodeId))));
      here.clear();
    },
  };
}
