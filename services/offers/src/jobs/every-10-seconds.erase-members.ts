import type { Job } from '@kindred/chassis/lifecycle/jobs';
import type { Tasks } from '@kindred/chassis/tasks/tasks';

/** Erasures left by a crash or a failure, and second looks. */
export const eraseMembersJob = (erasures: Pick<Tasks, 'run'>): Job => ({
  name: 'every-10-seconds.erase-members',
  everyMs: 10_000,
  run: erasures.run,
});
