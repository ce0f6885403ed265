import type { Clock, Ids } from '@kindred/chassis/ports/effects';
import { withoutEntry } from '../domain/removed-entries.ts';
import type { MembersStore } from '../store/members.store.ts';
import type { UploadsStore } from '../store/uploads.store.ts';
import { changeMember } from './change-member.ts';
import { requireOwnProfile } from './require-member.ts';
import { CHECK_AFTER_MS } from './store-picture.ts';

/** Takes an image out of a portfolio. Its files are noted first and go with a later sweep, unless it stayed. */
export const createDeletePortfolioImage =
  (members: MembersStore, uploads: UploadsStore, clock: Clock, ids: Ids) =>
  /** @throws AppError not-found for what was never in this portfolio */
  async (userId: string, imageId: string): Promise<void> => {
    const own = await requireOwnProfile(members, userId);
    const image = own.portfolioImages.find(({ _id }) => _id === imageId);
    if (image) {
      const checkAt = clock.now() + CHECK_AFTER_MS;
      await uploads.note({ _id: ids.next(), userId, names: [image.name], checkAt });
    }
    await members.update(userId, (current) => {
      const fields = withoutEntry(current, 'portfolioImages', imageId);
      return fields && changeMember(current, fields);
    });
  };

export type DeletePortfolioImage = ReturnType<typeof createDeletePortfolioImage>;
