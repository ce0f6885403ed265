import type { Job } from '@kindred/chassis/lifecycle/jobs';
import type { Tasks } from '@kindred/chassis/tasks/tasks';

/** Erasures and offers taken back whose work a crash or a failure left, and second looks. */
export const goOnWithTasksJob = (tasks: readonly Pick<Tasks, 'run'>[]): Job => ({
  name: 'every-10-seconds.go-on-with-tasks',
  everyMs: 10_000,
  async run() {
    await Promise.all(tasks.map((task) => task.run()));
  },
});
