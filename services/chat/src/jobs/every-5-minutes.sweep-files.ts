// Deletes files no message holds any more, one to thirty minutes after they were let go; emits nothing.
import type { Job } from '@kindred/chassis/lifecycle/jobs';
import type { SweepFiles } from '../usecases/sweep-files.ts';

export const sweepFilesJob = (sweepFiles: SweepFiles): Job => ({
  name: 'every-5-minutes.sweep-files',
  everyMs: 5 * 60_000,
  run: sweepFiles,
});
