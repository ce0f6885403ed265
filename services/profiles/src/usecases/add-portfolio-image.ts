import type { Ids } from '@kindred/chassis/ports/effects';
import { isAnswered, postOf } from '../domain/answered-posts.ts';
import { requireRoom, withPortfolioImage } from '../domain/portfolio.ts';
import type { MembersStore } from '../store/members.store.ts';
import { changeOnce } from './change-once.ts';
import { requireOwnProfile } from './require-member.ts';
import { contentHashOf, type StorePicture } from './store-picture.ts';

export interface PortfolioUpload {
  userId: string;
  bytes: Uint8Array;
  idempotencyKey: string | undefined;
}

/** Puts an image behind the others of a portfolio; the same image again is the one that is there. */
export function createAddPortfolioImage(members: MembersStore, storePicture: StorePicture, ids: Ids) {
  /** @throws AppError conflict `portfolio-full`, unprocessable `idempotency-key-reused`; as the encoder and the objects */
  return async ({ userId, bytes, idempotencyKey }: PortfolioUpload): Promise<void> => {
    const contentHash = contentHashOf(bytes);
    const post = postOf('upload-port-img', idempotencyKey, [contentHash]);
    const own = await requireOwnProfile(members, userId);
    if (isAnswered(own.answeredPosts, post)) return;
    const known = own.portfolioImages.find((image) => image.contentHash === contentHash);
    if (!known) requireRoom(own.portfolioImages);
    const { name } = known ?? (await storePicture(userId, bytes, null));
    const image = { _id: ids.next(), name, contentHash };
    await members.update(userId, (current) =>
      changeOnce(current, post, ({ portfolioImages }) => ({
        portfolioImages: withPortfolioImage(portfolioImages, image),
      })),
    );
  };
}

export type AddPortfolioImage = ReturnType<typeof createAddPortfolioImage>;
