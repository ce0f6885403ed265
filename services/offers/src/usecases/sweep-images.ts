import type { Clock } from '@kindred/chassis/ports/effects';
import type { ImagesStore } from '../store/images.store.ts';
import type { OffersStore } from '../store/offers.store.ts';
import type { UploadsStore } from '../store/uploads.store.ts';

const BATCH = 100;

/**
 * Deletes what calls left behind: replaced images, those of offers taken back, those of calls that never came
 * to their end. A name is used once, so what an offer does not show by now is never shown again.
 */
export function createSweepImages(
  offers: OffersStore,
  images: ImagesStore,
  uploads: UploadsStore,
  clock: Clock,
) {
  const sweepBatch = async (): Promise<number> => {
    const due = await uploads.findDue(clock.now(), BATCH);
    for (const { _id, offerId, names } of due) {
      const shown = (await offers.get(offerId))?.postImage?.name;
      for (const name of names) if (name !== shown) await images.delete(name);
      await uploads.forget(_id);
    }
    return due.length;
  };
  return async (): Promise<void> => {
    while ((await sweepBatch()) === BATCH);
  };
}

export type SweepImages = ReturnType<typeof createSweepImages>;
