import type { ConnectionChange } from '../../lib/live-hub.ts';

/** Tells a change that is news from one that a later change has already overtaken. */
export function createVersionGate(): (change: Pick<ConnectionChange, 'userId' | 'version'>) => boolean {
  const latest = new Map<string, number>();
  return ({ userId, version }) => {
    if (version <= (latest.get(userId) ?? Number.NEGATIVE_INFINITY)) return false;
    latest.set(userId, version);
    return true;
  };
}
