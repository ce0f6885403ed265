// The owner adds an image to the portfolio, which no card shows. No event.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { AddPortfolioImage } from '../usecases/add-portfolio-image.ts';
import type { ReadSelf } from '../usecases/read-self.ts';
import { selfAnswer, userParams } from './member.schemas.ts';
import { selfView } from './member.views.ts';
import { PICTURE_BODY_LIMIT, portfolioImageForm } from './picture.schemas.ts';

export const uploadPortfolioImageRoute = (addPortfolioImage: AddPortfolioImage, readSelf: ReadSelf) =>
  route({
    method: 'POST',
    path: '/users/upload-port-img/:id',
    access: 'member',
    summary: 'Add an image to the own portfolio',
    rights: 'the owner of the profile',
    errors: {
      forbidden: ['not-you'],
      conflict: ['portfolio-full'],
      'unsupported-media': ['unknown-image'],
      unprocessable: ['idempotency-key-reused', 'broken-image', 'too-many-pixels'],
      unavailable: ['profile-not-ready'],
    },
    params: userParams,
    body: portfolioImageForm,
    bodyLimit: PICTURE_BODY_LIMIT,
    multipart: 'only',
    response: selfAnswer,
    async handle({ params, body, caller, idempotencyKey }) {
      const userId = requireSelf(caller, params.id, 'id');
      await addPortfolioImage({ userId, bytes: body.portfolioImage, idempotencyKey });
      return { success: true as const, user: selfView(await readSelf(userId)) };
    },
  });
