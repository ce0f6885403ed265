// Keeps the members with open sockets online in the shared state; for all processes, emits nothing.
import type { Job } from '@kindred/chassis/lifecycle/jobs';

export const renewPresenceJob = (presence: { renew(): Promise<void> }): Job => ({
  name: 'every-20-seconds.renew-presence',
  everyMs: 20_000,
  run: () => presence.renew(),
});
