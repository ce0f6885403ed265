// One size of an offer's image, for everybody who has its address; it never changes. No event.
import { AppError } from '@kindred/chassis/errors/app-error';
import { route } from '@kindred/chassis/http/route';
import { isImageFile } from '../domain/image.ts';
import type { ImagesStore } from '../store/images.store.ts';
import { imageAnswer, imageParams } from './offer.answers.ts';

export const getImageRoute = (images: ImagesStore) =>
  route({
    method: 'GET',
    path: '/media/offers/:file',
    access: 'public',
    summary: "An offer's image",
    errors: { 'not-found': ['not-found'] },
    params: imageParams,
    response: imageAnswer,
    async handle({ params: { file } }) {
      const bytes = isImageFile(file) ? await images.get(file) : undefined;
      if (!bytes) throw new AppError('not-found', 'not-found');
      return { tag: file, bytes };
    },
  });
