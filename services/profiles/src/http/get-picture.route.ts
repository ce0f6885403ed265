// One size of an uploaded picture, for everybody who has its address; it never changes. No event.
import { AppError } from '@kindred/chassis/errors/app-error';
import { route } from '@kindred/chassis/http/route';
import { isPictureFile } from '../domain/picture.ts';
import type { PicturesStore } from '../store/pictures.store.ts';
import { pictureAnswer, pictureParams } from './picture.schemas.ts';

export const getPictureRoute = (pictures: PicturesStore) =>
  route({
    method: 'GET',
    path: '/media/profiles/:file',
    access: 'public',
    summary: 'An uploaded picture',
    errors: { 'not-found': ['not-found'] },
    params: pictureParams,
    response: pictureAnswer,
    async handle({ params: { file } }) {
      const bytes = isPictureFile(file) ? await pictures.get(file) : undefined;
      if (!bytes) throw new AppError('not-found', 'not-found');
      return { tag: file, bytes };
    },
  });
