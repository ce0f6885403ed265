import type { Job } from '@kindred/chassis/lifecycle/jobs';
import type { SweepImages } from '../usecases/sweep-images.ts';

/** Replaced and abandoned images, half an hour after the call that left them. */
export const sweepImagesJob = (sweepImages: SweepImages): Job => ({
  name: 'every-5-minutes.sweep-images',
  everyMs: 5 * 60_000,
  run: sweepImages,
});
