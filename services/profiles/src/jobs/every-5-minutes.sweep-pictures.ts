import type { Job } from '@kindred/chassis/lifecycle/jobs';
import type { SweepPictures } from '../usecases/sweep-pictures.ts';

/** Replaced and abandoned pictures, half an hour after the upload that left them. */
export const sweepPicturesJob = (sweepPictures: SweepPictures): Job => ({
  name: 'every-5-minutes.sweep-pictures',
  everyMs: 5 * 60_000,
  run: sweepPictures,
});
