// Keeps the members with open sockets online in the shared state; for all processes, emits nothing.
import type { Job } from '@kindred/chassis/lifecycle/jobs';
import type { Presence } from '../sockets/presence.ts';

export const renewPresenceJob = (presence: Presence): Job => ({
  name: 'every-20-seconds.renew-presence',
  everyMs: 20_000,
  run: () => presence.renew(),
});
